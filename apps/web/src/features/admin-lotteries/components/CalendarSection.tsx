import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { weekdayTexts } from '@bolillero/texts/draws';
import { DateField } from '../../../components/ui/DateField.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { isSame } from '../lottery-form.ts';
import type { LotteryFormState } from '../use-lottery-form.ts';
import { CalendarFields } from './CalendarFields.tsx';
import { DatesField } from './DatesField.tsx';
import classes from './LotteryForm.module.css';
import { NextDraws } from './NextDraws.tsx';

const { fields, calendar: texts } = adminLotteriesTexts;

/** When is drawn, with the dates that follow from it. */
export function CalendarSection({ form }: { form: LotteryFormState }) {
  const { values, base } = form;
  const otherDays = !isSame(values.days, base.values.days) || values.drawDaysFrom !== '';
  const entries = base.lottery.schedule.drawDays.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  return (
    <>
      <CalendarFields form={form} />
      {otherDays && (
        <div className={classes.note}>
          <DateField
            label={fields.drawDaysFrom}
            description={fields.drawDaysFromHint}
            autoComplete="off"
            {...form.field('drawDaysFrom')}
          />
        </div>
      )}
      <NextDraws form={form} />
      <div className={classes.fields}>
        <DatesField form={form} field="added" />
        <DatesField form={form} field="cancelled" />
      </div>
      {entries.length > 1 && (
        <section aria-label={texts.history}>
          <h3>{texts.history}</h3>
          <ul className={classes.lines}>
            {entries.map(({ from, days }) => (
              <li key={from}>
                {texts.since(
                  dateInWords(from, 'numeric'),
                  days
                    .toSorted()
                    .map((day) => weekdayTexts[day])
                    .join(', '),
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
