import { requiredTexts } from '@bolillero/texts/accounts';
import { sessionTexts as words } from '@bolillero/texts/session';
import { Button } from '../ui/Button.tsx';
import { FormErrors } from '../ui/FormErrors.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useForm } from '../ui/use-form.ts';
import { Window } from '../ui/Window.tsx';
import classes from './SessionWindow.module.css';

interface SessionWindowProps {
  /** Who was signed in, and what they sign in with. */
  readonly name: string;
  readonly account: string;
  /** Signs the same person in again. Throws an `ApiError` whose messages are for the person. */
  readonly onPassword: (password: string) => Promise<void>;
  /** To the sign-in page, as somebody else or without the password. */
  readonly onLeave: () => void;
}

/** Asks over the page for the password of a session that has ended; below it the page keeps what was typed. */
export function SessionWindow({ name, account, onPassword, onLeave }: SessionWindowProps) {
  const form = useForm({
    initial: { password: '' },
    validate: { password: (typed) => (typed === '' ? requiredTexts.password : null) },
    submit: ({ password }) => onPassword(password),
  });
  return (
    <Window title={words.title} onClose={onLeave} busy={form.submitting} keptOutside>
      <form {...form.props} className={classes.form}>
        <FormErrors form={form} />
        <p className={classes.lead}>{words.lead(name)}</p>
        <p className={classes.account}>{account}</p>
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          data-autofocus
          {...form.field('password')}
        />
        <Button type="submit" size="md" fullWidth loading={form.submitting}>
          {words.submit}
        </Button>
        <Button variant="default" size="md" fullWidth disabled={form.submitting} onClick={onLeave}>
          {words.leave}
        </Button>
      </form>
    </Window>
  );
}
