import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import {
  averagesStart,
  type PeriodLength,
  periodOf,
  periodsBetween,
} from '@bolillero/domain/statistics/periods';

/** Months `2015-01` or years `2015`, both included. */
export interface PeriodRange {
  readonly by: PeriodLength;
  readonly from: string;
  readonly to: string;
  /** Those that can be chosen, from the opening of the statistics to the current one. */
  readonly choices: readonly string[];
}

interface Asked {
  readonly by?: PeriodLength | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  /** The dates of the whole study: the periods that they lie in, unless periods are asked for. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The periods that an address asks for. Where it asks for none, or for what cannot be (another form, a start behind its end), those
 * that averages are made of by themselves, to the current one (Rulebook 4, 11).
 */
export function periodRange(
  { by = 'month', since, until, from, to }: Asked,
  { opening, today }: { readonly opening: DrawDate; readonly today: DrawDate },
): PeriodRange {
  const choices = periodsBetween(opening, today, by);
  const usual = { from: periodOf(averagesStart(opening), by), to: periodOf(today, by) };
  const known = (period: string | undefined, otherwise: string) =>
    period !== undefined && choices.includes(period) ? period : otherwise;
  const ofDate = (date: string | undefined, otherwise: string) =>
    known(date && periodOf(date as DrawDate, by), otherwise);
  const asked = {
    from: known(since, ofDate(from, usual.from)),
    to: known(until, ofDate(to, usual.to)),
  };
  return { by, choices, ...(asked.from > asked.to ? usual : asked) };
}
