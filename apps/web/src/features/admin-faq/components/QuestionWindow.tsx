import { longestAnswerHtml, longestFaqTitle } from '@bolillero/domain/faq/limits';
import { adminFaqTexts } from '@bolillero/texts/admin-faq';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useState } from 'react';
import { HtmlAnswer } from '../../../components/reading/HtmlAnswer.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { FormWindow } from '../../../components/ui/FormWindow.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { type Question, questionSavedMeanwhile, useSaveQuestion } from '../api.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import classes from './Editor.module.css';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';

const texts = adminFaqTexts.questions;

export interface QuestionWindowProps {
  readonly subjectId: number;
  /** The question that is changed; null for a new one. */
  readonly question: Question | null;
  readonly onClose: () => void;
}

const answerFault = (html: string) =>
  html === '' ? texts.answerMissing : html.length > longestAnswerHtml ? texts.tooLong : null;

/** 'Nueva pregunta', 'Editar pregunta'. */
export function QuestionWindow({ subjectId, question, onClose }: QuestionWindowProps) {
  const saving = useSaveQuestion(subjectId);
  /** What is compared with: as it was opened, or as somebody else saved it meanwhile. */
  const [known, setKnown] = useState(question);
  const initial = { title: question?.title ?? '', answer: question?.answer ?? '' };
  const form = useForm({
    initial,
    validate: {
      title: (typed) => (typed.trim() === '' ? texts.nameMissing : null),
      answer: answerFault,
    },
    submit: async ({ title, answer }) => {
      try {
        await saving.mutateAsync({ known, title, answer });
      } catch (error) {
        setKnown(questionSavedMeanwhile(error) ?? known);
        throw error;
      }
      showSuccess(question === null ? adminFaqTexts.created : adminFaqTexts.updated);
      onClose();
    },
  });
  const { id, value, error } = form.field('answer');
  const [seen, setSeen] = useState(false);
  return (
    <FormWindow
      title={question === null ? texts.add : texts.edit}
      width={720}
      form={form}
      isChanged={() =>
        form.values.title !== (known?.title ?? '') || form.values.answer !== (known?.answer ?? '')
      }
      lost={texts.lost}
      onClose={onClose}
      beside={
        <Button
          variant="default"
          aria-expanded={seen}
          leftSection={<IconEye size={18} aria-hidden="true" />}
          onClick={() => setSeen(!seen)}
        >
          {texts.preview}
        </Button>
      }
    >
      <TextField
        label={texts.name}
        required
        maxLength={longestFaqTitle}
        autoComplete="off"
        data-autofocus
        {...form.field('title')}
      />
      <AnswerEditor
        id={id}
        label={texts.answer}
        value={value}
        error={error}
        hint={texts.answerHint}
        letters={texts.letters}
        onChange={(answer) => form.setValue('answer', answer)}
      />
      {known !== question && known && <SavedMeanwhile title={known.title} answer={known.answer} />}
      {seen && (
        <section className={classes.preview} aria-labelledby={`${id}-preview`}>
          <h3 id={`${id}-preview`} className={classes.previewTitle}>
            {texts.previewOf}
          </h3>
          <HtmlAnswer html={value} />
        </section>
      )}
    </FormWindow>
  );
}
