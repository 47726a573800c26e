import { requiredTexts } from '@bolillero/texts/accounts';
import { adminSessionTexts as texts } from '@bolillero/texts/admin-session';
import { codeStepTexts } from '@bolillero/texts/second-factor';
import { Button } from '../../../components/ui/Button.tsx';
import { CodeStep } from '../../../components/ui/CodeStep.tsx';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useCodeStep } from '../../../components/ui/use-code-step.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import { startAdminSession } from '../../../session/admin.ts';
import classes from './SignInForm.module.css';

/** DNI and password of those who work here, then the code of who has a second factor. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void | Promise<void> }) {
  const step = useCodeStep();
  const form = useForm({
    initial: { dni: '', password: '', code: '' },
    validate: {
      dni: (dni) => (dni.trim() === '' ? requiredTexts.dni : null),
      password: (password) => (password === '' ? requiredTexts.password : null),
      code: step.validate,
    },
    submit: ({ dni, password, code }) =>
      step.through(async () => {
        await startAdminSession(dni.trim(), password, code);
        await onSignedIn();
      }),
  });
  return (
    <form {...form.props} className={classes.form}>
      <FormErrors form={form} />
      {step.asked ? (
        <CodeStep field={form.field('code')} onClear={() => form.setValue('code', '')} />
      ) : (
        <>
          <TextField
            label={texts.dni}
            inputMode="numeric"
            autoComplete="username"
            autoFocus
            {...form.field('dni')}
          />
          <PasswordField label={texts.password} autoComplete="current-password" {...form.field('password')} />
        </>
      )}
      <Button type="submit" size="md" fullWidth loading={form.submitting}>
        {texts.submit}
      </Button>
      {step.asked && (
        <Button
          variant="default"
          size="md"
          fullWidth
          disabled={form.submitting}
          onClick={() => {
            form.reset({ ...form.values, code: '' });
            step.leave();
          }}
        >
          {codeStepTexts.back}
        </Button>
      )}
    </form>
  );
}
