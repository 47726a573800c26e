import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { mailReason } from '@bolillero/texts/mail-reasons';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMailOff from '@tabler/icons-react/dist/esm/icons/IconMailOff.mjs';
import IconMailX from '@tabler/icons-react/dist/esm/icons/IconMailX.mjs';
import table from '../../../components/ui/table.module.css';
import type { Mail } from '../api.ts';
import { isFailing } from '../mail-state.ts';
import classes from './Mail.module.css';

const icons = {
  waiting: IconClock,
  sending: IconClock,
  sent: IconCheck,
  failed: IconMailX,
  unclear: IconMailX,
  withheld: IconMailOff,
} as const;

/** What has become of a mail, by icon and word; why it fails below, where there is room. */
export function MailState({ mail, withReason = false }: { mail: Mail; withReason?: boolean }) {
  const failing = isFailing(mail);
  const Icon = failing ? IconMailX : icons[mail.state];
  const reason = failing && mail.error !== null ? mailReason(mail.error).title : null;
  return (
    <>
      <span className={table.tag} data-tone={failing ? 'danger' : undefined} title={reason ?? undefined}>
        <span className={classes.state}>
          <Icon size={14} aria-hidden="true" />
          {failing && mail.state === 'waiting' ? texts.failing : texts.states[mail.state]}
        </span>
      </span>
      {withReason && reason !== null && (
        <span className={classes.about} title={reason}>
          {reason}
        </span>
      )}
    </>
  );
}
