import { accountFormTexts } from '@bolillero/texts/account-forms';
import { useId } from 'react';
import { afterMinimumWait } from '../../../api/minimum-wait.ts';
import { serverNow } from '../../../api/server-clock.ts';
import type { Settings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { dateOfTyped } from '../../../components/ui/typed-date.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import { routes } from '../../../paths.ts';
import { register } from '../api/credentials.ts';
import classes from './forms.module.css';
import { PasswordRules } from './PasswordRules.tsx';
import { birthdayTypedFault, confirmationFault, emailFault, passwordFault } from './registration-rules.ts';

const words = accountFormTexts;

interface RegisterFormProps {
  readonly settings: Settings;
  readonly promotion?: string | undefined;
  readonly onRegistered: (email: string) => void;
}

/** Opens an account. What is wrong stands at its fields and in a list titled "Error". */
export function RegisterForm({ settings, promotion, onRegistered }: RegisterFormProps) {
  const rulesId = useId();
  const form = useForm({
    initial: { email: '', birthday: '', password: '', confirmation: '', terms: false },
    validate: {
      email: emailFault,
      birthday: (typed) => birthdayTypedFault(typed, serverNow(), settings),
      password: (password) => passwordFault(password, settings),
      confirmation: (confirmation, { password }) => confirmationFault(confirmation, password),
      terms: (terms) => (terms ? null : words.faults.termsRequired),
    },
    submit: async ({ birthday, ...values }) => {
      const began = performance.now();
      try {
        await register({ ...values, birthday: dateOfTyped(birthday) ?? birthday, promotion });
      } finally {
        await afterMinimumWait(began);
      }
      onRegistered(values.email.trim());
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <BusyOverlay visible={form.submitting} />
      <FormErrors form={form} />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        {...form.field('email')}
      />
      <DateField label={words.birthday} autoComplete="bday" {...form.field('birthday')} />
      <div className={classes.group}>
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          describedBy={rulesId}
          {...form.field('password')}
        />
        <PasswordRules id={rulesId} password={form.values.password} minimum={settings.passwordMin} />
      </div>
      <PasswordField label={words.confirmation} autoComplete="new-password" {...form.field('confirmation')} />
      <div className={classes.terms}>
        <CheckField label={words.register.terms} {...form.check('terms')} />
        {/* in a tab of its own: what was typed here stays */}
        <a className={classes.textLink} href={routes.terms} target="_blank" rel="noopener">
          {words.register.readTerms}
          <span className="visually-hidden"> {words.register.newTab}</span>
        </a>
      </div>
      <Button type="submit" size="md" fullWidth>
        {words.register.submit}
      </Button>
    </form>
  );
}
