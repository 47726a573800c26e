import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import {
  cutoffInstant,
  nextDrawDate,
  nextDrawDateAfter,
  type Schedule,
} from '@bolillero/domain/calendar/schedule';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { placeOfZone } from '@bolillero/texts/time-zones';
import { serverNow } from '../../../api/server-clock.ts';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { weekdayTime } from '../../../components/ui/dates.ts';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const texts = adminLotteriesTexts.calendar;
const shown = 5;

/** The next draws of what is typed, and when the sale of each closes. */
export function NextDraws({ form }: { form: LotteryFormState }) {
  const schedule = form.draft.lottery?.schedule;
  const dates = schedule === undefined ? [] : upcoming(schedule, shown);
  return (
    <section aria-label={texts.next} aria-live="polite">
      <h3>{texts.next}</h3>
      {schedule === undefined || dates.length === 0 ? (
        <p className={classes.hint}>{texts.none}</p>
      ) : (
        <ul className={classes.lines}>
          {dates.map((date) => (
            <li key={date}>
              <b>
                <DrawDateText date={date} form="short" />
              </b>{' '}
              {texts.closes(
                weekdayTime(cutoffInstant(schedule, date), schedule.timeZone),
                placeOfZone(schedule.timeZone),
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The next draw dates of a schedule, so many of them. */
export function upcoming(schedule: Schedule, count: number): DrawDate[] {
  const dates: DrawDate[] = [];
  for (
    let date = nextDrawDate(schedule, serverNow());
    date !== null && dates.length < count;
    date = nextDrawDateAfter(schedule, date)
  ) {
    dates.push(date);
  }
  return dates;
}
