import { requiredTexts } from '@bolillero/texts/accounts';
import { sessionTexts as words } from '@bolillero/texts/session';
import { Button } from '../ui/Button.tsx';
import { CodeStep } from '../ui/CodeStep.tsx';
import { FormErrors } from '../ui/FormErrors.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useCodeStep } from '../ui/use-code-step.ts';
import { useForm } from '../ui/use-form.ts';
import { mayLeave } from '../ui/use-leave-guard.ts';
import { Window } from '../ui/Window.tsx';
import classes from './SessionWindow.module.css';

interface SessionWindowProps {
  /** Who was signed in, and what they sign in with. */
  readonly name: string;
  readonly account: string;
  /** Signs the same person in again; false where the account is somebody else's now. Throws an `ApiError` whose messages are for the person. */
  readonly onPassword: (password: string, code: string) => Promise<boolean>;
  /** To the sign-in page, as somebody else or without the password. */
  readonly onLeave: () => void;
}

/**
 * Asks over the page for the password of a session that has ended; below it the page keeps what was typed. Only its
 * button leaves, so that no key loses that.
 */
export function SessionWindow({ name, account, onPassword, onLeave }: SessionWindowProps) {
  const step = useCodeStep();
  const form = useForm({
    initial: { password: '', code: '' },
    validate: {
      password: (typed) => (typed === '' ? requiredTexts.password : null),
      code: step.validate,
    },
    submit: ({ password, code }) =>
      step.through(async () => {
        // nothing on this page is somebody else's
        if (!(await onPassword(password, code))) await leave();
      }),
  });
  const leave = async () => {
    const others = [...document.querySelectorAll('form[data-unsaved]')];
    const unsaved = others.some((other) => other !== form.props.ref.current);
    if (!unsaved || (await mayLeave(words.leaveHint))) onLeave();
  };
  return (
    <Window title={words.title}>
      <form {...form.props} className={classes.form}>
        <FormErrors form={form} />
        <p className={classes.lead}>{words.lead(name)}</p>
        <p className={classes.account}>{account}</p>
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        {step.asked ? (
          <CodeStep field={form.field('code')} onClear={() => form.setValue('code', '')} />
        ) : (
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            data-autofocus
            {...form.field('password')}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={form.submitting}>
          {words.submit}
        </Button>
        <Button variant="default" size="md" fullWidth disabled={form.submitting} onClick={() => void leave()}>
          {words.leave}
        </Button>
      </form>
    </Window>
  );
}
