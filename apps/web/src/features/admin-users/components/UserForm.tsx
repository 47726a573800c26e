import { longestPassword } from '@bolillero/domain/accounts/password';
import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../../api/queries.ts';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { emptyUser, type UserFormValues, userFormRules } from '../user-form-rules.ts';
import classes from './UserForm.module.css';

interface UserFormProps {
  /** The user being edited; null for a new one. */
  readonly user: UserFormValues | null;
  readonly onSave: (values: UserFormValues) => Promise<void>;
  readonly onCancel: () => void;
}

/** The fields of a user of the back-office. */
export function UserForm({ user, onSave, onCancel }: UserFormProps) {
  const passwordMin = useQuery(settingsQuery()).data?.password_min ?? 8;
  const form = useForm<UserFormValues>({
    initial: user ?? emptyUser,
    validate: userFormRules(passwordMin, user),
    submit: onSave,
  });
  const role = form.values.role;
  return (
    <form {...form.props} className={classes.form}>
      <div className={classes.fields}>
        <TextInput label={texts.name} autoComplete="off" required {...form.field('name')} />
        <TextInput label={texts.lastname} autoComplete="off" required {...form.field('lastname')} />
        <TextInput label={texts.dni} inputMode="numeric" autoComplete="off" required {...form.field('dni')} />
        <TextInput label={texts.email} type="email" autoComplete="off" required {...form.field('email')} />
        <PasswordInput
          label={texts.password}
          description={user === null ? texts.passwordHint(passwordMin, longestPassword) : texts.passwordKept}
          autoComplete="new-password"
          required={user === null}
          {...form.field('password')}
        />
        <NativeSelect
          label={texts.role}
          description={texts.roleHints[role]}
          data={Object.entries(texts.roles).map(([value, label]) => ({ value, label }))}
          {...form.field('role')}
        />
      </div>
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.submitting}>
          {texts.save}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
