import { profileTexts } from '@bolillero/texts/profile';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import type { Email } from '../api/emails.ts';
import classes from './Personal.module.css';

const words = profileTexts.emails;

interface EmailRowProps {
  readonly email: Email;
  /** What is under way takes no second press. */
  readonly resending: boolean;
  readonly becomingPrimary: boolean;
  readonly removing: boolean;
  readonly onResend: () => void;
  readonly onMakePrimary: () => void;
  readonly onRemove: () => void;
}

/** One address, what it is, and what can be done with it. */
export function EmailRow(props: EmailRowProps) {
  const { resending, becomingPrimary, removing, onResend, onMakePrimary, onRemove } = props;
  const { email, primary, confirmed } = props.email;
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
          <Button variant="light" aria-label={words.resendTo(email)} loading={resending} onClick={onResend}>
            {words.resend}
          </Button>
        )}
        {confirmed && !primary && (
          <Button
            variant="light"
            aria-label={words.makePrimaryOf(email)}
            loading={becomingPrimary}
            onClick={onMakePrimary}
          >
            {words.makePrimary}
          </Button>
        )}
        <IconButton
          label={words.removeOf(email)}
          aria-disabled={removing || undefined}
          aria-busy={removing || undefined}
          onClick={() => !removing && onRemove()}
        >
          <IconTrash size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
