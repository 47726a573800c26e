import { accountFormTexts } from '@bolillero/texts/account-forms';
import { useId } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { type ResetLink, resetPassword } from '../api/credentials.ts';
import classes from './forms.module.css';
import { PasswordRules } from './PasswordRules.tsx';
import { confirmationFault, passwordFault } from './registration-rules.ts';

const words = accountFormTexts.newPassword;

interface NewPasswordFormProps {
  readonly link: ResetLink;
  readonly onDone: () => void;
  /** The link ran out while somebody typed. */
  readonly onExpired: () => void;
}

/** Another password, with a link from a mail. */
export function NewPasswordForm({ link, onDone, onExpired }: NewPasswordFormProps) {
  const rulesId = useId();
  const settings = useSettings();
  const form = useForm({
    initial: { password: '', confirmation: '' },
    validate: {
      password: (typed) => passwordFault(typed, settings),
      confirmation: (typed, { password }) => confirmationFault(typed, password),
    },
    submit: async ({ password, confirmation }) => {
      try {
        await resetPassword(link, password, confirmation);
      } catch (error) {
        if (failedWith(error, 'reset-link-expired')) return onExpired();
        throw error;
      }
      onDone();
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <FormErrors form={form} />
      <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
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
      <Button type="submit" size="md" fullWidth loading={form.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
