import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { DateField } from '../../../components/ui/DateField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { fields: texts } = adminLotteriesTexts;
const drums = (['own-drum', 'same-drum'] as const).map((value) => ({ value, label: texts.drums[value] }));

/** How many balls of how many, and the special one. */
export function MatrixFields({ form }: { form: LotteryFormState }) {
  const { values, base } = form;
  const was = (field: 'size' | 'balls' | 'specialSize', otherwise: string | undefined) =>
    base.isNew || values[field] === base.values[field] || base.values[field] === ''
      ? otherwise
      : texts.was(base.values[field]);
  const hasSpecial = values.specialKind !== 'none';
  return (
    <>
      <div className={classes.fields}>
        <TextField
          label={texts.size}
          description={was('size', texts.sizeHint)}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.field('size')}
        />
        <TextField
          label={texts.balls}
          description={was('balls', texts.ballsHint(values.balls.trim() || '—'))}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.field('balls')}
        />
        {!base.isNew && (
          <>
            <DateField label={texts.openingDate} autoComplete="off" {...form.field('openingDate')} />
            <TextField
              label={texts.playsPerDay}
              description={texts.playsPerDayHint}
              inputMode="numeric"
              autoComplete="off"
              {...form.field('playsPerDay')}
            />
          </>
        )}
      </div>
      <div className={classes.switches}>
        <SwitchField
          label={texts.hasSpecial}
          checked={hasSpecial}
          onChange={({ currentTarget: { checked } }) =>
            form.setValue('specialKind', checked ? lastKind(form) : 'none')
          }
        />
        {!base.isNew && (
          <>
            <SwitchField label={texts.traditionalMultiplier} {...form.check('traditionalMultiplier')} />
            <SwitchField label={texts.playoffMultiplier} {...form.check('playoffMultiplier')} />
          </>
        )}
      </div>
      {hasSpecial && (
        <div className={classes.fields}>
          <TextField
            label={texts.specialName}
            autoComplete="off"
            maxLength={60}
            required
            {...form.field('specialName')}
          />
          <SelectField label={texts.drum} options={drums} {...form.field('specialKind')} />
          {values.specialKind === 'own-drum' && (
            <TextField
              label={texts.specialSize}
              description={was('specialSize', undefined)}
              inputMode="numeric"
              autoComplete="off"
              required
              {...form.field('specialSize')}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The drum that a special ball comes back to when its switch is put on again. */
function lastKind({ base }: LotteryFormState) {
  const { specialKind } = base.values;
  return specialKind === 'none' ? 'own-drum' : specialKind;
}
