import type { MailRow as Mail } from '@bolillero/contract/calls/mail';
import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import table from '../../../components/ui/table.module.css';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { useResendMail } from '../api.ts';
import { MailRow } from './MailRow.tsx';

const { actions, ...columns } = texts.columns;

/** Mails, and the way to try one again. */
export function MailTable({ mails, stale }: { mails: readonly Mail[]; stale: boolean }) {
  const kept = useKeptFocus();
  const resending = useResendMail();
  const retry = async ({ id, subject, address, state }: Mail) => {
    const message = texts.retryMessage(subject, address);
    const yes = await confirm({
      title: texts.retryTitle,
      message: state === 'unclear' ? [message, texts.retryTwice] : message,
      confirmLabel: texts.retryYes,
    });
    if (!yes) return;
    try {
      await resending.mutateAsync(id);
      showSuccess(texts.retried);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div ref={kept} className={table.frame} data-stale={stale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, heading]) => (
              <th key={name} scope="col" className={name === 'attempts' ? table.number : undefined}>
                {heading}
              </th>
            ))}
            <th scope="col" className={table.actions}>
              {actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              busy={resending.isPending && resending.variables === mail.id}
              onRetry={() => void retry(mail)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
