import { requiredTexts } from '@bolillero/texts/accounts';
import { adminSessionTexts as texts } from '@bolillero/texts/admin-session';
import { Button } from '../../../components/ui/Button.tsx';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { startAdminSession } from '../../../session/admin.ts';
import classes from './SignInForm.module.css';

/** DNI and password of those who work here. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void | Promise<void> }) {
  const form = useForm({
    initial: { dni: '', password: '' },
    validate: {
      dni: (dni) => (dni.trim() === '' ? requiredTexts.dni : null),
      password: (password) => (password === '' ? requiredTexts.password : null),
    },
    submit: async ({ dni, password }) => {
      await startAdminSession(dni.trim(), password);
      await onSignedIn();
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <FormErrors form={form} />
      <TextField
        label={texts.dni}
        inputMode="numeric"
        autoComplete="username"
        autoFocus
        {...form.field('dni')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" size="md" fullWidth loading={form.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
