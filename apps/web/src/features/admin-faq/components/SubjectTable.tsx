import { adminFaqTexts } from '@bolillero/texts/admin-faq';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { Sortable, useSortableRow } from '../../../components/ui/Sortable.tsx';
import table from '../../../components/ui/table.module.css';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { paths } from '../../../paths.ts';
import { type Subject, useMoveSubject, useRemoveSubject } from '../api.ts';
import classes from './Faq.module.css';

const { columns, subjects: texts } = adminFaqTexts;

interface SubjectTableProps {
  readonly subjects: readonly Subject[];
  readonly onEdit: (subject: Subject) => void;
}

/** The subjects in the order in which the public reads them. */
export function SubjectTable({ subjects, onEdit }: SubjectTableProps) {
  const kept = useKeptFocus();
  const moving = useMoveSubject();
  const removal = useRemoveSubject();
  const remove = async ({ id, title, questions }: Subject) => {
    const yes = await confirm({
      title: adminFaqTexts.confirmRemove,
      message: texts.confirmRemove(title, questions),
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
    <Sortable items={subjects} onMove={(id, place) => moving.mutate({ id, place })}>
      <div ref={kept} className={table.frame}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.order}>
                <span className="visually-hidden">{columns.order}</span>
              </th>
              <th scope="col" className={table.number}>
                {columns.number}
              </th>
              <th scope="col">{columns.subject}</th>
              <th scope="col" className={table.number}>
                {columns.questions}
              </th>
              <th scope="col" className={table.actions}>
                {columns.actions}
              </th>
            </tr>
          </thead>
          <tbody>
            {subjects.map((subject, index) => (
              <Row
                key={subject.id}
                subject={subject}
                number={index + 1}
                onEdit={() => onEdit(subject)}
                onRemove={() => void remove(subject)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Sortable>
  );
}

interface RowProps {
  readonly subject: Subject;
  readonly number: number;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Row({ subject: { id, title, questions }, number, onEdit, onRemove }: RowProps) {
  const { row, handle } = useSortableRow(id);
  return (
    <tr {...row} className={classes.row}>
      <td className={classes.order}>{handle}</td>
      <td className={table.number} data-label={columns.number}>
        {number}
      </td>
      <td data-label={columns.subject} className={classes.title}>
        {title}
      </td>
      <td className={table.number} data-label={columns.questions}>
        {questions}
      </td>
      <td className={table.actions}>
        <span className={table.buttons}>
          <ButtonLink
            {...paths.adminQuestions(id)}
            variant="light"
            size="xs"
            aria-label={texts.manageOf(title)}
            leftSection={<IconListDetails size={16} aria-hidden="true" />}
          >
            {texts.manage}
          </ButtonLink>
          <IconButton label={texts.editOf(title)} onClick={onEdit}>
            <IconPencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={texts.removeOf(title)} onClick={onRemove}>
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}
