import { passwordFaults } from '@bolillero/domain/accounts/password';
import { passwordFaultText } from '@bolillero/texts/accounts';
import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import { useSettings } from '../../../api/settings.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { PasswordField } from '../../../components/ui/PasswordField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { mayLeave, useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { usePlayerToEdit, useSetPassword } from '../api/players.ts';
import classes from './Player.module.css';

const words = adminPlayersTexts.password;

interface PasswordForm {
  readonly password: string;
  readonly confirmation: string;
}

/** 'Editar Nueva Contraseña': another password for a player, whose sessions end with it. */
export function PlayerPasswordWindow({
  id,
  name,
  onClose,
}: {
  id: number;
  name: string;
  onClose: () => void;
}) {
  const passwordMin = useSettings().passwordMin;
  const sessions = usePlayerToEdit(id).data?.sessions;
  const setting = useSetPassword(id);
  const form = useForm<PasswordForm>({
    initial: { password: '', confirmation: '' },
    validate: {
      password: (password, { confirmation }) => {
        if (password === '') return confirmation === '' ? words.empty : null;
        const faults = passwordFaults(password, passwordMin);
        return faults.length === 0
          ? null
          : faults.map((fault) => passwordFaultText(fault, passwordMin)).join(' ');
      },
      confirmation: (confirmation, { password }) => (confirmation === password ? null : words.differ),
    },
    submit: async (values) => {
      await setting.mutateAsync(values);
      showSuccess(words.saved);
      onClose();
    },
  });
  const isTyped = () =>
    !setting.isSuccess && (form.values.password !== '' || form.values.confirmation !== '');
  useLeaveGuard(isTyped, words.leaveHint);
  const leave = async () => {
    if (!isTyped() || (await mayLeave(words.leaveHint))) onClose();
  };
  return (
    <Window title={words.title} onClose={() => void leave()} keptOutside busy={form.submitting}>
      <form
        {...form.props}
        className={classes.form}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) event.currentTarget.requestSubmit();
        }}
      >
        <p className={classes.muted}>{name}</p>
        <PasswordField
          label={words.fresh}
          autoComplete="new-password"
          data-autofocus
          {...form.field('password')}
        />
        <PasswordField
          label={words.confirmation}
          autoComplete="new-password"
          {...form.field('confirmation')}
        />
        <p>
          {sessions !== undefined && <strong>{words.ends(sessions)}. </strong>}
          {words.told}
        </p>
        <FormFailure failure={form.failure} errors={form.errors} title={words.failed} />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.submitting}>
            {words.save}
          </Button>
          <Button variant="default" onClick={() => void leave()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Window>
  );
}
