import { longestFaqTitle } from '@bolillero/domain/faq/limits';
import { adminFaqTexts } from '@bolillero/texts/admin-faq';
import { useState } from 'react';
import { FormWindow } from '../../../components/ui/FormWindow.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { type Subject, subjectSavedMeanwhile, useSaveSubject } from '../api.ts';
import { SavedMeanwhile } from './SavedMeanwhile.tsx';

const texts = adminFaqTexts.subjects;

interface SubjectWindowProps {
  /** The subject that is renamed; null for a new one. */
  readonly subject: Subject | null;
  readonly onClose: () => void;
}

/** 'Nueva categoría', 'Editar categoría'. */
export function SubjectWindow({ subject, onClose }: SubjectWindowProps) {
  const saving = useSaveSubject();
  const initial = { title: subject?.title ?? '' };
  /** What is compared with: as it was opened, or as somebody else saved it meanwhile. */
  const [known, setKnown] = useState<Pick<Subject, 'id' | 'title'> | null>(subject);
  const form = useForm({
    initial,
    validate: { title: (typed) => (typed.trim() === '' ? texts.nameMissing : null) },
    submit: async ({ title }) => {
      try {
        await saving.mutateAsync({ known, title });
      } catch (error) {
        setKnown(subjectSavedMeanwhile(error) ?? known);
        throw error;
      }
      showSuccess(subject === null ? adminFaqTexts.created : adminFaqTexts.updated);
      onClose();
    },
  });
  return (
    <FormWindow
      title={subject === null ? texts.add : texts.edit}
      form={form}
      isChanged={() => form.values.title !== (known?.title ?? '')}
      lost={texts.lost}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        required
        maxLength={longestFaqTitle}
        autoComplete="off"
        data-autofocus
        {...form.field('title')}
      />
      {known !== subject && known && <SavedMeanwhile title={known.title} />}
    </FormWindow>
  );
}
