import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import type { DrawDays } from '@bolillero/domain/calendar/draw-days';
import { periodOf } from '@bolillero/domain/statistics/periods';
import type { PeriodRange } from './period-range.ts';

/** The first and last draw that were counted; null without any. */
interface Counted {
  readonly from: string | null;
  readonly to: string | null;
}

/** The periods of a range that do not have all their draws: the one in which the statistics begin, and the one that is not over. */
export function partialPeriods(
  { by, from, to }: Pick<PeriodRange, 'by' | 'from' | 'to'>,
  { opening, today }: { readonly opening: DrawDate; readonly today: DrawDate },
): readonly string[] {
  const [first, last] = [periodOf(opening, by), periodOf(today, by)];
  const beginsWhole = opening.endsWith(by === 'year' ? '-01-01' : '-01');
  const partial = [...(beginsWhole ? [] : [first]), last];
  return [...new Set(partial)].filter((period) => period >= from && period <= to);
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
