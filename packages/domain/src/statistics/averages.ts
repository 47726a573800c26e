import { addDays, addMonths, type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { dateAt } from '../history/history.ts';
import { type Scope, scopeWithin } from '../history/scope.ts';
import { ballSlots } from './counts.ts';
import { type PeriodLength, periodsBetween } from './periods.ts';

/** Calendar months or years, from the one of a date to the one of another, both whole. */
export interface Periods {
  readonly from: DrawDate;
  readonly to: DrawDate;
  readonly by: PeriodLength;
}

/** How often a ball came in one period. */
export interface PeriodCount {
  /** '2015-01' or '2015'. */
  readonly period: string;
  readonly count: number;
  /** Newest first. */
  readonly dates: readonly DrawDate[];
}

export interface BallAverage {
  readonly ball: number;
  /** Appearances for each period; 0 where there is no period. */
  readonly average: number;
  readonly total: number;
  readonly periods: readonly PeriodCount[];
}

/** How often balls came a month or a year, over every period, also those with no draw ("bimestre"; Rulebook 4). */
export interface Averages {
  readonly periods: readonly string[];
  readonly rows: readonly BallAverage[];
}

/** The draws of a scope that fall in the periods: those that averages are made from. */
export function scopeOf(scope: Scope, { from, to, by }: Periods): Scope {
  return scopeWithin(scope, { from: firstDay(from, by), to: lastDay(to, by) });
}

/** The draws of a scope that fall in one period, `2015-01` or `2015`. */
export function periodScope(scope: Scope, period: string): Scope {
  const by = period.length === '2015'.length ? 'year' : 'month';
  const day = drawDate(`${period}-01-01`.slice(0, '2015-01-01'.length));
  return scopeOf(scope, { from: day, to: day, by });
}

/** The averages of some main balls over the draws of a scope that fall in the periods. */
export function averages(scope: Scope, balls: readonly number[], within: Periods): Averages {
  const periods = periodsBetween(within.from, within.to, within.by);
  const datesOf = datesByPeriod(scope, balls, within, periods);
  const rows = balls.map((ball) => {
    const counted = periods.map((period, index) => {
      const dates = datesOf[ball]?.[index] ?? [];
      return { period, count: dates.length, dates };
    });
    const total = counted.reduce((sum, { count }) => sum + count, 0);
    return { ball, average: periods.length === 0 ? 0 : total / periods.length, total, periods: counted };
  });
  return { periods, rows };
}

/** Of each ball asked for, its dates in each period. */
function datesByPeriod(
  scope: Scope,
  balls: readonly number[],
  within: Periods,
  periods: readonly string[],
): readonly (readonly DrawDate[][] | undefined)[] {
  const datesOf: DrawDate[][][] = new Array(ballSlots);
  for (const ball of balls) datesOf[ball] = periods.map(() => []);
  if (periods.length === 0) return datesOf;
  const { history, start, end } = scopeOf(scope, within);
  const { width } = history;
  let period = periods.length - 1;
  for (let draw = end - 1; draw >= start; draw -= 1) {
    const date = dateAt(history, draw);
    while (!date.startsWith(periods[period] ?? '')) period -= 1;
    for (let at = draw * width; at < (draw + 1) * width; at += 1) {
      datesOf[history.balls[at] ?? 0]?.[period]?.push(date);
    }
  }
  return datesOf;
}

function firstDay(date: DrawDate, by: Periods['by']): DrawDate {
  return drawDate(by === 'year' ? `${date.slice(0, 4)}-01-01` : `${date.slice(0, 7)}-01`);
}

function lastDay(date: DrawDate, by: Periods['by']): DrawDate {
  return by === 'year'
    ? drawDate(`${date.slice(0, 4)}-12-31`)
    : addDays(addMonths(firstDay(date, by), 1), -1);
}
