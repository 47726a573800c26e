import { profileTexts } from '@bolillero/texts/profile';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import classes from './Personal.module.css';
import { emailFault } from './registration-rules.ts';

const words = profileTexts.emails;

/** Adds an address; a link to confirm it is sent to it. */
export function NewEmailForm({ onAdd }: { onAdd: (email: string) => Promise<void> }) {
  const form = useForm({
    initial: { email: '' },
    validate: { email: emailFault },
    submit: async ({ email }) => {
      await onAdd(email.trim());
      form.reset();
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <div className={classes.adding}>
        <TextField
          label={words.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <Button type="submit" size="md" variant="default" loading={form.submitting}>
          {words.add}
        </Button>
      </div>
      <FormFailure failure={form.failure} errors={form.errors} />
    </form>
  );
}
