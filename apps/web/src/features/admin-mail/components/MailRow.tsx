import type { MailRow as Mail } from '@bolillero/contract/calls/mail';
import { mailKindText, adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { Button } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { EmailText } from '../../../components/ui/EmailText.tsx';
import table from '../../../components/ui/table.module.css';
import classes from './Mail.module.css';

const { columns } = texts;

interface MailRowProps {
  readonly mail: Mail;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** A mail: where it goes, what became of it and why. */
export function MailRow({ mail, busy, onRetry }: MailRowProps) {
  const isStuck = mail.state === 'failed' || mail.state === 'unclear';
  return (
    <tr>
      <td data-wide data-label={columns.mail}>
        <span className={table.flexible}>
          <span className={classes.subject}>{mail.subject}</span>
          <span className={classes.about}>{mailKindText(mail.kind)}</span>
        </span>
      </td>
      <td data-wide data-label={columns.to}>
        <span className={table.flexible}>
          <EmailText email={mail.address} />
        </span>
      </td>
      <td data-label={columns.state}>
        <span className={table.tag} data-tone={toneOf(mail)}>
          {texts.states[mail.state]}
        </span>
        {mail.state === 'waiting' && mail.nextAttemptAt !== null && (
          <span className={classes.about}>{texts.nextAt(instantInWords(mail.nextAttemptAt))}</span>
        )}
        {mail.sentAt !== null && <span className={classes.about}>{instantInWords(mail.sentAt)}</span>}
      </td>
      <td data-wide data-label={columns.why}>
        <span className={table.flexible}>
          {mail.error === null ? texts.noReason : <span className={classes.reason}>{mail.error}</span>}
        </span>
      </td>
      <td data-label={columns.attempts} className={table.number}>
        {mail.attempts}
      </td>
      <td data-label={columns.created} className={classes.when}>
        {instantInWords(mail.createdAt)}
      </td>
      <td className={table.actions} data-empty={!isStuck || undefined}>
        {isStuck && (
          <Button
            size="xs"
            variant="light"
            loading={busy}
            aria-label={texts.retryOf(mail.subject, mail.address)}
            onClick={onRetry}
          >
            {texts.retry}
          </Button>
        )}
      </td>
    </tr>
  );
}

function toneOf({ state }: Mail): string | undefined {
  if (state === 'failed') return 'danger';
  return state === 'unclear' ? 'dashed' : undefined;
}
