import { countries } from '@bolillero/domain/accounts/countries';
import { isDni } from '@bolillero/domain/accounts/dni';
import { accountTexts } from '@bolillero/texts/accounts';
import { adminPlayersTexts, playerName } from '@bolillero/texts/admin-players';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import { mayLeave, useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import { Window } from '../../../components/ui/Window.tsx';
import type { Player } from '../api/player.ts';
import { savedMeanwhile, usePlayerToEdit, useUpdatePlayer } from '../api/players.ts';
import { changesSince, fieldsOf, type PlayerForm } from '../player-form.ts';
import classes from './Player.module.css';

const words = adminPlayersTexts.edit;

interface PlayerWindowProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** 'Editar Jugador': what the office changes of a player. */
export function PlayerEditWindow({ id, onClose }: PlayerWindowProps) {
  const player = usePlayerToEdit(id);
  /** Whether what was typed may be lost: the form knows. */
  const mayClose = useRef(async () => true);
  const leave = async () => {
    if (await mayClose.current()) onClose();
  };
  return (
    <Window title={words.title} onClose={() => void leave()} width={560} keptOutside>
      <Loaded query={player} waiting={<RowsSkeleton rows={5} height={58} />}>
        {(loaded) => (
          <EditForm player={loaded} mayClose={mayClose} onLeave={() => void leave()} onSaved={onClose} />
        )}
      </Loaded>
    </Window>
  );
}

interface EditFormProps {
  readonly player: Player;
  readonly mayClose: RefObject<() => Promise<boolean>>;
  readonly onLeave: () => void;
  readonly onSaved: () => void;
}

function EditForm({ player, mayClose, onLeave, onSaved }: EditFormProps) {
  /** What is compared with: as it was opened, or as somebody else saved it meanwhile. */
  const [known, setKnown] = useState(player);
  /** What somebody else saved meanwhile, in words. */
  const [meanwhile, setMeanwhile] = useState<readonly string[]>([]);
  const update = useUpdatePlayer(player.id);
  const form = useForm<PlayerForm>({
    initial: {
      ...fieldsOf(player),
      birthday: player.birthday === null ? '' : typedOfDate(player.birthday),
      dni: '',
      dniRemoved: false,
    },
    validate: {
      dni: (dni) => (dni.trim() === '' || isDni(dni.trim()) ? null : accountTexts.dniInvalid),
    },
    submit: async (values) => {
      const typed = { ...values, birthday: dateOfTyped(values.birthday) ?? values.birthday };
      try {
        await update.mutateAsync({ revision: known.revision, fields: changesSince(fieldsOf(known), typed) });
      } catch (error) {
        const current = savedMeanwhile(error);
        if (current === null) throw error;
        takeOver(current);
        throw error;
      }
      showSuccess(words.saved);
      onSaved();
    },
  });

  /** Fields that nobody touched here take what was saved; those that were keep what was typed. */
  const takeOver = (current: Player) => {
    const before = fieldsOf(known);
    const after = fieldsOf(current);
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
      (field) => before[field] !== after[field],
    );
    setMeanwhile(changed.map((field) => words.changedField(labels[field], valueText(field, after[field]))));
    const shown = (fields: typeof after) => ({
      ...fields,
      birthday: fields.birthday === '' ? '' : typedOfDate(fields.birthday),
    });
    const untouched = changed.filter((field) => form.values[field] === shown(before)[field]);
    form.change(Object.fromEntries(untouched.map((field) => [field, shown(after)[field]])));
    setKnown(current);
  };

  const isChanged = () => form.props['data-unsaved'] === true && !update.isSuccess;
  useLeaveGuard(isChanged, words.leaveHint);
  useEffect(() => {
    mayClose.current = async () => !isChanged() || (await mayLeave(words.leaveHint));
  });
  return (
    <form
      {...form.props}
      className={classes.form}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) event.currentTarget.requestSubmit();
      }}
    >
      <p className={classes.muted}>
        {playerName(player)}
        {player.email !== '' && ` · ${player.email}`}
      </p>
      <div className={classes.fields}>
        <TextField label={words.name} autoComplete="off" data-autofocus {...form.field('name')} />
        <TextField label={words.lastname} autoComplete="off" {...form.field('lastname')} />
        <TextField label={words.address} autoComplete="off" maxLength={200} {...form.field('address')} />
        <SelectField
          label={words.country}
          options={[
            { value: '', label: words.noCountry },
            ...[...new Set([...countries, ...(player.country === '' ? [] : [player.country])])].map(
              (country) => ({ value: country, label: country }),
            ),
          ]}
          {...form.field('country')}
        />
        <DateField label={words.birthday} autoComplete="off" {...form.field('birthday')} />
        <TextField
          label={words.dni}
          inputMode="numeric"
          autoComplete="off"
          description={player.dni === null ? words.dniHint : words.dniKept(player.dni)}
          {...form.field('dni')}
        />
        {player.dni !== null && <CheckField label={words.dniRemove} {...form.check('dniRemoved')} />}
        <SelectField
          label={words.type}
          description={form.values.type === '1' ? words.typeHint : undefined}
          options={adminPlayersTexts.types.map((label, value) => ({ value: String(value), label }))}
          {...form.field('type')}
        />
      </div>
      {meanwhile.length > 0 && (
        <div className={classes.meanwhile} role="status">
          <p>{words.changed}</p>
          <ul>
            {meanwhile.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{words.changedHint}</p>
        </div>
      )}
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.buttons}>
        <Button type="submit" loading={form.submitting}>
          {words.save}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

const labels = {
  name: words.name,
  lastname: words.lastname,
  address: words.address,
  country: words.country,
  birthday: words.birthday,
  type: words.type,
} as const;

function valueText(field: keyof typeof labels, value: string): string {
  if (value === '') return words.empty;
  if (field === 'type') return adminPlayersTexts.types[Number(value)] ?? value;
  return field === 'birthday' ? typedOfDate(value) : value;
}
