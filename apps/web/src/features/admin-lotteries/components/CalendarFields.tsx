import type { Weekday } from '@bolillero/domain/calendar/draw-date';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { weekdayTexts } from '@bolillero/texts/draws';
import { useId } from 'react';
import { TextField } from '../../../components/ui/TextField.tsx';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { fields: texts } = adminLotteriesTexts;
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** On which weekdays, at what time of which zone, and when its sale closes. */
export function CalendarFields({ form }: { form: LotteryFormState }) {
  return (
    <>
      <Weekdays form={form} />
      <div className={classes.fields}>
        <ZoneField form={form} />
        <TextField
          label={texts.drawTime}
          description={texts.drawTimeHint}
          placeholder="HH:MM"
          autoComplete="off"
          maxLength={5}
          required
          {...form.field('drawTime')}
        />
        <TextField
          label={texts.cutoffMinutes}
          description={texts.cutoffHint}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.field('cutoffMinutes')}
        />
      </div>
    </>
  );
}

function Weekdays({ form }: { form: LotteryFormState }) {
  const id = form.idOf('days');
  const { days } = form.values;
  const fault = form.errors.days;
  const toggle = (day: Weekday, on: boolean) =>
    form.setValue('days', on ? [...days, day].toSorted() : days.filter((one) => one !== day));
  return (
    <fieldset
      className={classes.group}
      data-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${id}-fault` : undefined}
    >
      <legend>{texts.days}</legend>
      <div className={classes.days}>
        {weekdays.map((day, place) => (
          <label key={day} className={classes.day}>
            <input
              id={place === 0 ? id : undefined}
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ currentTarget: { checked } }) => toggle(day, checked)}
            />
            <span>{weekdayTexts[day]}</span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={`${id}-fault`} className={classes.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** Every zone that the browser knows, to be chosen or typed. */
function ZoneField({ form }: { form: LotteryFormState }) {
  const list = useId();
  return (
    <>
      <TextField
        label={texts.timeZone}
        description={texts.timeZoneHint}
        autoComplete="off"
        spellCheck={false}
        list={list}
        required
        {...form.field('timeZone')}
      />
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
