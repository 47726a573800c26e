import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { mailReason } from '@bolillero/texts/mail-reasons';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { useMail, useWithholdMail, type WholeMail } from '../api.ts';
import { isFailing, isUnsent } from '../mail-state.ts';
import { useResend } from '../use-resend.ts';
import { CorrectAddress } from './CorrectAddress.tsx';
import classes from './Mail.module.css';
import { MailState } from './MailState.tsx';

interface MailWindowProps {
  readonly id: number;
  readonly onClose: () => void;
  /** The way to the player that it is for. */
  readonly linkTo: (customerId: number) => ReactNode;
}

/** One mail: what has become of it and why, what can be done, and its text as it was sent. */
export function MailWindow({ id, onClose, linkTo }: MailWindowProps) {
  return (
    <Window title={texts.preview} width={720} onClose={onClose}>
      <Loaded query={useMail(id)} waiting={<RowsSkeleton rows={4} height={60} />}>
        {(mail) => <Shown mail={mail} linkTo={linkTo} />}
      </Loaded>
    </Window>
  );
}

function Shown({ mail, linkTo }: { mail: WholeMail; linkTo: MailWindowProps['linkTo'] }) {
  const [correcting, setCorrecting] = useState(false);
  const { resend, busy } = useResend();
  const withholding = useWithholdMail();
  const withhold = async () => {
    const { withholdTitle: title, withholdMessage: message, withholdYes: confirmLabel } = texts;
    if (!(await confirm({ title, message, confirmLabel, danger: true }))) return;
    try {
      await withholding.mutateAsync(mail.id);
      showSuccess(texts.withheld);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div className={classes.mail}>
      <p className={classes.line}>
        <MailState mail={mail} />
        <span className={classes.about}>
          {texts.attempts(mail.attempts)}.{' '}
          {mail.nextAttemptAt !== null && texts.nextAt(instantInWords(mail.nextAttemptAt))}
        </span>
      </p>
      {isFailing(mail) && mail.error !== null && <Why error={mail.error} />}
      {isUnsent(mail) && (
        <div className={classes.buttons}>
          <Button loading={busy === mail.id} onClick={() => void resend(mail)}>
            {texts.resendNow}
          </Button>
          {!mail.personal && (
            <Button variant="default" aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
              {texts.correct}
            </Button>
          )}
          {mail.state !== 'withheld' && (
            <Button variant="outline" color="danger" onClick={() => void withhold()}>
              {texts.withhold}
            </Button>
          )}
        </div>
      )}
      {correcting && (
        <CorrectAddress mail={mail} onDone={() => setCorrecting(false)}>
          {mail.customerId !== null && linkTo(mail.customerId)}
        </CorrectAddress>
      )}
      <dl className={classes.facts}>
        <dt>{texts.to}</dt>
        <dd>{mail.address}</dd>
        <dt>{texts.subject}</dt>
        <dd>{mail.subject}</dd>
      </dl>
      <Contents mail={mail} />
    </div>
  );
}

/** Why it fails, in words; what the server itself said is folded. */
function Why({ error }: { error: string }) {
  const { title, hint } = mailReason(error);
  return (
    <div className={classes.why}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{hint}</p>
      <details>
        <summary>{texts.answer}</summary>
        <code>{error}</code>
      </details>
    </div>
  );
}

/** The text as it was sent: the page in a box that runs nothing and reaches nothing, and as plain text. */
function Contents({ mail: { html, text, personal } }: { mail: WholeMail }) {
  if (html === null && text === null) {
    return <p className={classes.about}>{personal ? texts.personal : texts.gone}</p>;
  }
  return (
    <>
      {html !== null && (
        <iframe className={classes.page} title={texts.preview} sandbox="" srcDoc={html} tabIndex={-1} />
      )}
      {text !== null && (
        <details>
          <summary>{texts.asText}</summary>
          <pre className={classes.text}>{text}</pre>
        </details>
      )}
    </>
  );
}
