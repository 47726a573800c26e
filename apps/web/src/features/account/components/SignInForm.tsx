import { accountFormTexts } from '@bolillero/texts/account-forms';
import { requiredTexts } from '@bolillero/texts/accounts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect, useId, useRef } from 'react';
import { afterMinimumWait } from '../../../api/minimum-wait.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { paths } from '../../../paths.ts';
import { startCustomerSession } from '../../../session/customer.ts';
import classes from './forms.module.css';

const words = accountFormTexts;

interface SignInFormProps {
  /** Of an account that was opened just now: the form says so, and begins at the password. */
  readonly newEmail?: string | undefined;
  /** What the address carries; who forgot the password takes it along. */
  readonly onward?: { promotion?: string; next?: string };
  /** The form stays busy until it is done. */
  readonly onSignedIn: () => void | Promise<void>;
}

/** Signs a customer in. What is wrong stands at its fields and in a list titled "Error". */
export function SignInForm({ newEmail, onward = {}, onSignedIn }: SignInFormProps) {
  const passwordField = useRef<HTMLInputElement>(null);
  const newsId = useId();
  const isNew = newEmail !== undefined;
  useEffect(() => {
    if (isNew) passwordField.current?.focus();
  }, [isNew]);
  const form = useForm({
    initial: { email: newEmail ?? '', password: '' },
    validate: {
      email: (typed) => (typed.trim() === '' ? requiredTexts.email : null),
      password: (typed) => (typed === '' ? requiredTexts.password : null),
    },
    submit: async (values) => {
      const began = performance.now();
      try {
        await startCustomerSession(values.email.trim(), values.password);
      } finally {
        await afterMinimumWait(began);
      }
      await onSignedIn();
    },
  });
  return (
    <form {...form.props} className={classes.form} data-keeps-focus={isNew || undefined}>
      <BusyOverlay visible={form.submitting} />
      {isNew && (
        <p id={newsId} className={classes.news}>
          <IconCircleCheck size={20} aria-hidden="true" />
          {words.signIn.justRegistered}
        </p>
      )}
      <FormErrors form={form} />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={isNew ? undefined : true}
        {...form.field('email')}
      />
      <div className={classes.group}>
        <PasswordField
          ref={passwordField}
          label={words.password}
          autoComplete="current-password"
          describedBy={isNew ? newsId : undefined}
          data-autofocus={isNew || undefined}
          {...form.field('password')}
        />
        <p className={classes.beside}>
          <TextLink {...paths.forgot(onward)}>{words.signIn.forgot}</TextLink>
        </p>
      </div>
      <Button type="submit" size="md" fullWidth>
        {words.signIn.submit}
      </Button>
    </form>
  );
}
