import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import type { DrawDays } from '@bolillero/domain/calendar/draw-days';
import { nextDrawDateAfter, type Schedule } from '@bolillero/domain/calendar/schedule';
import { periodOf } from '@bolillero/domain/statistics/periods';
import type { PeriodRange } from './period-range.ts';

/** The first and last draw that were counted; null without any. */
interface Counted {
  readonly from: string | null;
  readonly to: string | null;
}

/** Periods one after another, both ends included. */
export type PeriodRun = readonly [from: string, to: string];

interface Known {
  readonly opening: DrawDate;
  readonly today: DrawDate;
  readonly schedule: Schedule;
  /** The newest draw that was counted; null without any. */
  readonly last: string | null;
}

/**
 * The periods of a range that do not have all their draws: the one in which the statistics begin, those whose results are missing from some
 * draw on, and the one that is not over.
 */
export function partialPeriods(
  { by, from, to, choices }: PeriodRange,
  { opening, today, schedule, last }: Known,
): readonly PeriodRun[] {
  const beginsWhole = opening.endsWith(by === 'year' ? '-01-01' : '-01');
  const missing = last === null ? null : nextDrawDateAfter(schedule, drawDate(last));
  const current = periodOf(today, by);
  const lacking = [missing === null ? current : periodOf(missing, by), current].sort()[0] as string;
  const isPartial = (period: string) =>
    period >= lacking || (!beginsWhole && period === periodOf(opening, by));
  const runs: [string, string][] = [];
  let before: string | undefined;
  for (const period of choices.filter((one) => one >= from && one <= to)) {
    const run = runs.at(-1);
    if (isPartial(period)) {
      if (run !== undefined && run[1] === before) run[1] = period;
      else runs.push([period, period]);
    }
    before = period;
  }
  return runs;
}

/** Since when, within what was counted, how many draws a week there are. */
export function frequencyChanges(
  drawDays: readonly DrawDays[],
  { from, to }: Counted,
): readonly { readonly month: string; readonly draws: number }[] {
  if (from === null || to === null) return [];
  return drawDays
    .filter(
      (days, at) => days.from > from && days.from <= to && days.days.length !== drawDays[at - 1]?.days.length,
    )
    .map((days) => ({ month: days.from.slice(0, 7), draws: days.days.length }));
}
