import type { SupportQuestion } from '@bolillero/contract/calls/support';
import { adminSupportTexts as texts } from '@bolillero/texts/admin-support';
import { Button } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { EmailText } from '../../../components/ui/EmailText.tsx';
import table from '../../../components/ui/table.module.css';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import classes from './Support.module.css';

const { columns } = texts;

interface MessageTableProps {
  readonly messages: readonly SupportQuestion[];
  readonly answered: boolean;
  readonly stale: boolean;
  /** Whether somebody began to answer a message here. */
  readonly hasDraft: (id: number) => boolean;
  readonly onOpen: (message: SupportQuestion) => void;
}

/** Messages as they came in, each with the one act that its state allows. */
export function MessageTable({ messages, answered, stale, hasDraft, onOpen }: MessageTableProps) {
  const kept = useKeptFocus();
  const headings = answered
    ? [columns.from, columns.message, columns.answer, columns.answered]
    : [columns.from, columns.message, columns.received];
  return (
    <div ref={kept} className={table.frame} data-stale={stale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col" className={table.actions}>
              {columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <tr key={message.id}>
              <td data-wide data-label={columns.from}>
                <span className={table.flexible}>
                  <span className={classes.name}>{message.name}</span>
                  <span className={classes.email}>
                    <EmailText email={message.email} />
                  </span>
                </span>
              </td>
              <td data-wide data-label={columns.message}>
                <span className={`${table.flexible} ${classes.excerpt}`}>{message.message}</span>
              </td>
              {answered && (
                <td data-wide data-label={columns.answer}>
                  <span className={`${table.flexible} ${classes.excerpt}`}>{message.answer}</span>
                </td>
              )}
              <td data-label={answered ? columns.answered : columns.received} className={classes.when}>
                {instantInWords((answered ? message.answeredAt : null) ?? message.createdAt)}
              </td>
              <td className={table.actions}>
                <span className={classes.acts}>
                  {!answered && hasDraft(message.id) && (
                    <span className={table.tag} data-tone="dashed">
                      {texts.draft}
                    </span>
                  )}
                  <Button
                    size="xs"
                    variant="light"
                    aria-label={answered ? texts.viewOf(message.name) : texts.replyTo(message.name)}
                    onClick={() => onOpen(message)}
                  >
                    {answered ? texts.view : texts.reply}
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
