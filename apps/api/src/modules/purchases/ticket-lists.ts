import { addDays } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant, lastHeldDate, type Schedule } from '@bolillero/domain/calendar/schedule';
import { dateIn, instantOf } from '@bolillero/domain/calendar/time-zone';
import type { Context } from '../../context.ts';
import type { DrawsOfLottery } from './lists-repository.ts';

/** Parts of the pending tickets: those whose draw has been held, and those whose sale closes on the house's today. */
export type PendingPart = 'overdue' | 'closes-today';

/** The draws whose pending tickets make up a part. */
export async function drawsOfPart(
  { catalogue, clock, config }: Context,
  part: PendingPart,
): Promise<DrawsOfLottery[]> {
  const { lotteries } = await catalogue.snapshot();
  const now = clock.now();
  return lotteries.map(({ id: lotteryId, schedule }) => ({
    lotteryId,
    dates:
      part === 'overdue'
        ? { until: lastHeldDate(schedule, now) }
        : { on: closingToday(schedule, now, config.houseTimeZone) },
  }));
}

/** Dates whose cut-off is on the day that a zone's calendar shows at an instant, and whose draw is still to be held. */
function closingToday(schedule: Schedule, now: number, timeZone: string): string[] {
  const today = dateIn(timeZone, now);
  const [begins, ends] = [today, addDays(today, 1)].map((date) => instantOf(date, '00:00', timeZone));
  const held = lastHeldDate(schedule, now);
  // A cut-off lies at most a day before its draw, and no zone is further than a day from another.
  return [-1, 0, 1, 2]
    .map((days) => addDays(today, days))
    .filter((date) => {
      const cutoff = cutoffInstant(schedule, date);
      return date > held && cutoff >= (begins ?? now) && cutoff < (ends ?? now);
    });
}
