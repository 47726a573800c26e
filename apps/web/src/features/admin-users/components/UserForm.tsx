import { longestPassword } from '@bolillero/domain/accounts/password';
import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import { useRef } from 'react';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import { emptyUser, type UserFormValues, userFormRules } from '../user-form-rules.ts';
import classes from './UserForm.module.css';

interface UserFormProps {
  /** The user being edited; null for a new one. */
  readonly user: UserFormValues | null;
  /** False where they thought better of it. */
  readonly onSave: (values: UserFormValues) => Promise<boolean>;
  /** It was saved, or is left as it was. */
  readonly onLeave: () => void;
}

/** The fields of a user of the back-office. */
export function UserForm({ user, onSave, onLeave }: UserFormProps) {
  const passwordMin = useSettings().passwordMin;
  const saved = useRef(false);
  const form = useForm<UserFormValues>({
    initial: user ?? emptyUser,
    validate: userFormRules(passwordMin, user),
    submit: async (values) => {
      if (!(await onSave(values))) return;
      saved.current = true;
      onLeave();
    },
  });
  const isChanged = () => !saved.current && JSON.stringify(form.values) !== JSON.stringify(user ?? emptyUser);
  useLeaveGuard(isChanged, texts.leaveHint);
  const role = form.values.role;
  return (
    <form {...form.props} className={classes.form}>
      <div className={classes.fields}>
        <TextField label={texts.name} autoComplete="off" required {...form.field('name')} />
        <TextField label={texts.lastname} autoComplete="off" required {...form.field('lastname')} />
        <TextField label={texts.dni} inputMode="numeric" autoComplete="off" required {...form.field('dni')} />
        <TextField label={texts.email} type="email" autoComplete="off" required {...form.field('email')} />
        <PasswordField
          label={texts.password}
          description={user === null ? texts.passwordHint(passwordMin, longestPassword) : texts.passwordKept}
          autoComplete="new-password"
          required={user === null}
          {...form.field('password')}
        />
        <SelectField
          label={texts.role}
          description={texts.roleHints[role]}
          options={Object.entries(texts.roles).map(([value, label]) => ({ value, label }))}
          {...form.field('role')}
        />
      </div>
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.submitting}>
          {texts.save}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
