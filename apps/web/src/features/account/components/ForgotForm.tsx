import { accountFormTexts } from '@bolillero/texts/account-forms';
import { Button } from '../../../components/ui/Button.tsx';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { askResetLink } from '../api/credentials.ts';
import classes from './forms.module.css';
import { emailFault } from './registration-rules.ts';

const words = accountFormTexts.forgot;

/** Asks for a link to choose another password. What follows is the same for every address. */
export function ForgotForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    initial: { email: '' },
    validate: { email: emailFault },
    submit: async ({ email }) => {
      await askResetLink(email.trim());
      onSent();
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <FormErrors form={form} />
      <TextField
        label={accountFormTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <Button type="submit" size="md" fullWidth loading={form.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
