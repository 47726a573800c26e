import { profileTexts } from '@bolillero/texts/profile';
import { useId } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { replacePassword } from '../api/credentials.ts';
import { PasswordRules } from './PasswordRules.tsx';
import classes from './Personal.module.css';
import { passwordFault } from './registration-rules.ts';

const words = profileTexts.password;

/** Changes the password of who is signed in. `email` is for password managers, which file it under that name. */
export function PasswordChange({ email }: { email: string }) {
  const rulesId = useId();
  const settings = useSettings();
  const form = useForm({
    initial: { current: '', next: '', confirmation: '' },
    validate: {
      current: (typed) => (typed === '' ? words.faults.current : null),
      next: (typed) => (typed === '' ? words.faults.next : passwordFault(typed, settings)),
      confirmation: (typed, { next }) => {
        if (typed === '') return words.faults.confirmation;
        return typed === next ? null : words.faults.differ;
      },
    },
    submit: async ({ current, next, confirmation }) => {
      try {
        await replacePassword({ current, next, confirmation });
      } catch (error) {
        if (failedWith(error, 'password-wrong')) {
          // beside the field that it is about, which gets the focus
          form.fail('current', error.message);
          return;
        }
        throw error;
      }
      form.reset();
      showSuccess(words.changed, { seconds: 3 });
    },
  });
  return (
    <section className={classes.part} aria-labelledby="password">
      <h2 id="password" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <form {...form.props} className={classes.form}>
        <FormErrors form={form} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={words.current} autoComplete="current-password" {...form.field('current')} />
        <div className={classes.pair}>
          <PasswordField
            label={words.next}
            autoComplete="new-password"
            describedBy={rulesId}
            {...form.field('next')}
          />
          <PasswordField
            label={words.confirmation}
            autoComplete="new-password"
            {...form.field('confirmation')}
          />
        </div>
        <PasswordRules id={rulesId} password={form.values.next} minimum={settings.passwordMin} />
        <div className={classes.submit}>
          <Button type="submit" size="md" loading={form.submitting}>
            {words.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
