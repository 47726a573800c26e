import { requiredTexts } from '@bolillero/texts/accounts';
import { sessionTexts, confirmationTexts as words } from '@bolillero/texts/session';
import { uiTexts } from '@bolillero/texts/ui';
import { Button } from '../ui/Button.tsx';
import { CodeStep } from '../ui/CodeStep.tsx';
import { FormErrors } from '../ui/FormErrors.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useCodeStep } from '../ui/use-code-step.ts';
import { useForm } from '../ui/use-form.ts';
import { Window } from '../ui/Window.tsx';
import classes from './SessionWindow.module.css';

interface ConfirmPasswordWindowProps {
  /** What they sign in with. */
  readonly account: string;
  /** Confirms it and lets what waited go on. Throws an `ApiError` whose messages are for the person. */
  readonly onPassword: (password: string, code: string) => Promise<void>;
  /** They would rather leave things as they are. */
  readonly onCancel: () => void;
}

/** Asks over the page for the password of who is signed in; below it the page keeps what was typed. */
export function ConfirmPasswordWindow({ account, onPassword, onCancel }: ConfirmPasswordWindowProps) {
  const step = useCodeStep();
  const form = useForm({
    initial: { password: '', code: '' },
    validate: {
      password: (typed) => (typed === '' ? requiredTexts.password : null),
      code: step.validate,
    },
    submit: ({ password, code }) => step.through(() => onPassword(password, code)),
  });
  return (
    <Window title={words.title} onClose={onCancel} keptOutside busy={form.submitting}>
      <form {...form.props} className={classes.form}>
        <FormErrors form={form} />
        <p className={classes.lead}>{words.lead}</p>
        <p className={classes.account}>{account}</p>
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        {step.asked ? (
          <CodeStep field={form.field('code')} onClear={() => form.setValue('code', '')} />
        ) : (
          <PasswordField
            label={sessionTexts.password}
            autoComplete="current-password"
            data-autofocus
            {...form.field('password')}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={form.submitting}>
          {words.submit}
        </Button>
        <Button variant="default" size="md" fullWidth disabled={form.submitting} onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
      </form>
    </Window>
  );
}
