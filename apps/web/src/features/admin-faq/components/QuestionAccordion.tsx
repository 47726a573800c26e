import { adminFaqTexts } from '@bolillero/texts/admin-faq';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { HtmlAnswer } from '../../../components/reading/HtmlAnswer.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { Sortable, useSortableRow } from '../../../components/ui/Sortable.tsx';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { type Question, useMoveQuestion, useRemoveQuestion } from '../api.ts';
import classes from './Faq.module.css';

const texts = adminFaqTexts.questions;

interface QuestionAccordionProps {
  readonly subjectId: number;
  readonly questions: readonly Question[];
  readonly onEdit: (question: Question) => void;
}

/** The questions of a subject in their order, each opening on its answer as the public sees it. */
export function QuestionAccordion({ subjectId, questions, onEdit }: QuestionAccordionProps) {
  const kept = useKeptFocus();
  const moving = useMoveQuestion(subjectId);
  const removal = useRemoveQuestion(subjectId);
  const remove = async ({ id, title }: Question) => {
    const yes = await confirm({
      title: adminFaqTexts.confirmRemove,
      message: title,
      confirmLabel: adminFaqTexts.confirmYes,
      danger: true,
    });
    if (!yes) return;
    try {
      await removal.mutateAsync(id);
      showSuccess(adminFaqTexts.removed);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Sortable items={questions} onMove={(id, place) => moving.mutate({ id, place })}>
      <div ref={kept} className={classes.accordion}>
        {questions.map((question) => (
          <Item
            key={question.id}
            question={question}
            onEdit={() => onEdit(question)}
            onRemove={() => void remove(question)}
          />
        ))}
      </div>
    </Sortable>
  );
}

interface ItemProps {
  readonly question: Question;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Item({ question: { id, title, answer }, onEdit, onRemove }: ItemProps) {
  const { row, handle } = useSortableRow(id);
  return (
    <article {...row} className={classes.item}>
      {handle}
      <details className={classes.question}>
        <summary>
          <IconChevronRight size={18} aria-hidden="true" className={classes.arrow} />
          <span>{title}</span>
        </summary>
        <HtmlAnswer html={answer} />
      </details>
      <span className={classes.acts}>
        <IconButton label={texts.editOf(title)} onClick={onEdit}>
          <IconPencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.removeOf(title)} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      </span>
    </article>
  );
}
