import { profileTexts } from '@bolillero/texts/profile';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import type { Email } from '../api/emails.ts';
import classes from './Personal.module.css';

const words = profileTexts.emails;

interface EmailRowProps {
  readonly email: Email;
  readonly onResend: () => void;
  readonly onMakePrimary: () => void;
  readonly onRemove: () => void;
}

/** One address, what it is, and what can be done with it. */
export function EmailRow({ email: one, onResend, onMakePrimary, onRemove }: EmailRowProps) {
  const { email, type, confirmed } = one;
  const primary = type === 1;
  const state = primary ? 'primary' : confirmed ? 'confirmed' : 'unconfirmed';
  return (
    <li className={classes.email}>
      <p className={classes.address}>
        {email}{' '}
        <span className={classes.tag} data-state={state}>
          {words[state]}
        </span>
      </p>
      <div className={classes.acts}>
        {!confirmed && (
          <Button variant="light" aria-label={words.resendTo(email)} onClick={onResend}>
            {words.resend}
          </Button>
        )}
        {confirmed && !primary && (
          <Button variant="light" aria-label={words.makePrimaryOf(email)} onClick={onMakePrimary}>
            {words.makePrimary}
          </Button>
        )}
        <IconButton label={words.removeOf(email)} onClick={onRemove}>
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
