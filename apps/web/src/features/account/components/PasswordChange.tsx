import { profileTexts } from '@bolillero/texts/profile';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { replacePassword } from '../api/password.ts';
import { PasswordRules } from './PasswordRules.tsx';
import classes from './Personal.module.css';
import { passwordFault } from './registration-rules.ts';

const words = profileTexts.password;

/** Changes the password of who is signed in. `email` is for password managers, which file it under that name. */
export function PasswordChange({ email }: { email: string }) {
  const rulesId = useId();
  const passwordMin = useQuery(settingsQuery()).data?.password_min ?? 8;
  const form = useForm({
    initial: { current: '', password_new: '', confirm_new: '' },
    validate: {
      current: (typed) => (typed === '' ? words.faults.current : null),
      password_new: (typed) =>
        typed === '' ? words.faults.next : passwordFault(typed, { passwordMin, minAge: 0 }),
      confirm_new: (typed, { password_new }) => {
        if (typed === '') return words.faults.confirmation;
        return typed === password_new ? null : words.faults.differ;
      },
    },
    submit: async ({ current, password_new, confirm_new }) => {
      try {
        await replacePassword({ current, next: password_new, confirmation: confirm_new });
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
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={words.current} autoComplete="current-password" {...form.field('current')} />
        <div className={classes.pair}>
          <PasswordField
            label={words.next}
            autoComplete="new-password"
            describedBy={rulesId}
            {...form.field('password_new')}
          />
          <PasswordField
            label={words.confirmation}
            autoComplete="new-password"
            {...form.field('confirm_new')}
          />
        </div>
        <PasswordRules id={rulesId} password={form.values.password_new} minimum={passwordMin} />
        <FormFailure failure={form.failure} errors={form.errors} />
        <div className={classes.submit}>
          <Button type="submit" size="md" loading={form.submitting}>
            {words.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
