import { type DrawDate, drawDate, parseDrawDate, weekdayOf } from '../calendar/draw-date.ts';
import { drawDaysOn } from '../calendar/draw-days.ts';
import { isDrawDate, isDrawDay, type Schedule } from '../calendar/schedule.ts';
import { type Era, eraAt } from '../games/era.ts';
import { isMainBall, isSpecialOfOwnDrum, type Matrix, specialSize } from '../games/matrix.ts';
import {
  drawableWith,
  type MultiplierMode,
  type MultiplierRule,
  type Multipliers,
  multiplierOf,
} from '../games/multiplier.ts';
import type { SeriesName } from '../games/series.ts';
import type { Cents } from '../money/cents.ts';
import { err, ok, type Result } from '../result.ts';
import { type MainBallFault, mainBallFaults } from '../tickets/play.ts';

declare const brand: unique symbol;

/** The outcome of a drawing as somebody typed or imported it: anything goes. */
export interface TypedDraw {
  readonly date: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

/** The outcome of a drawing that fits the era of its own date. `validateDraw` is the only door. */
export interface Draw {
  readonly date: DrawDate;
  /** Ascending. */
  readonly balls: readonly number[];
  /** Null without a special ball, and for old draws of the same drum that have none on file. */
  readonly special: number | null;
  /** 1 to 10; null when none was drawn. */
  readonly multiplier: number | null;
  readonly [brand]: 'Draw';
}

export type DrawFault =
  | { readonly code: 'date-invalid' }
  | { readonly code: 'before-first-era' }
  | MainBallFault
  | { readonly code: 'special-missing' }
  | { readonly code: 'special-out-of-range'; readonly special: number; readonly size: number }
  | { readonly code: 'special-not-allowed' }
  | { readonly code: 'special-among-balls'; readonly special: number }
  | { readonly code: 'multiplier-out-of-range'; readonly multiplier: number }
  | { readonly code: 'multiplier-not-drawn'; readonly mode: Exclude<MultiplierMode, 'per-draw'> };

/** The part of a draw that a fault is about. */
export const drawFaultPart = {
  'date-invalid': 'date',
  'before-first-era': 'date',
  'ball-count': 'balls',
  'ball-out-of-range': 'balls',
  'ball-repeated': 'balls',
  'special-missing': 'special',
  'special-out-of-range': 'special',
  'special-not-allowed': 'special',
  'special-among-balls': 'special',
  'multiplier-out-of-range': 'multiplier',
  'multiplier-not-drawn': 'multiplier',
} as const satisfies Record<DrawFault['code'], keyof TypedDraw>;

/** What is accepted, and said: the weekday is none of the draw days, was none yet, or the draw of that date is cancelled. */
export type DrawWarning = 'not-a-draw-day' | 'not-yet-a-draw-day' | 'draw-cancelled';

/** What of a lottery the draws of one of its series are held to. */
export interface DrawRules extends Multipliers {
  readonly eras: readonly Era[];
  readonly series: SeriesName;
}

/** A draw under the era of its own date, or everything that is wrong with it (Rulebook 3). */
export function validateDraw(rules: DrawRules, typed: TypedDraw): Result<Draw, readonly DrawFault[]> {
  const date = parseDrawDate(typed.date);
  if (date === null) return err([{ code: 'date-invalid' }]);
  const era = eraAt(rules.eras, date);
  if (era === null) return err([{ code: 'before-first-era' }]);

  const { balls, special, multiplier } = typed;
  const faults: DrawFault[] = [
    ...mainBallFaults(era.matrix, balls),
    ...specialFaults(era.matrix, balls, special),
  ];
  if (multiplier !== null)
    faults.push(...multiplierFaults(multiplierOf(rules, rules.series, date), multiplier));
  if (faults.length > 0) return err(faults);
  const ascending: readonly number[] = balls.toSorted((a, b) => a - b);
  return ok({ date, balls: ascending, special, multiplier } as Draw);
}

/** Real calendars have exceptions: a draw on a date that is no draw date is accepted with a warning. */
export function drawWarnings(schedule: Schedule, { date }: Pick<Draw, 'date'>): DrawWarning[] {
  if (isDrawDate(schedule, date)) return [];
  if (isDrawDay(schedule, date) || schedule.added.includes(date)) return ['draw-cancelled'];
  const isDrawDayNow = drawDaysOn(schedule.drawDays, lastDate).includes(weekdayOf(date));
  return [isDrawDayNow ? 'not-yet-a-draw-day' : 'not-a-draw-day'];
}

/** No entry of a list begins later. */
const lastDate = drawDate('9999-12-31');

function multiplierFaults({ mode }: MultiplierRule, multiplier: number): DrawFault[] {
  if (mode !== 'per-draw') return [{ code: 'multiplier-not-drawn', mode }];
  const isInRange = Number.isInteger(multiplier) && multiplier >= 1 && multiplier <= 10;
  return isInRange ? [] : [{ code: 'multiplier-out-of-range', multiplier }];
}

/** What looks wrong with a drawn multiplier and may be meant: asked about, never refused. */
export type MultiplierQuestion =
  | { readonly code: 'multiplier-missing' }
  | { readonly code: 'multiplier-unknown'; readonly multiplier: number; readonly values: readonly number[] }
  | { readonly code: 'multiplier-above-jackpot'; readonly multiplier: number; readonly upTo: Cents };

/** Whether a series' multiplier is one that could be drawn with that jackpot; null where nothing is to be asked. */
export function questionMultiplier(
  rule: MultiplierRule,
  multiplier: number | null,
  jackpot: Cents,
): MultiplierQuestion | null {
  if (rule.mode !== 'per-draw') return null;
  if (multiplier === null) return { code: 'multiplier-missing' };
  const { values } = rule;
  if (!values.includes(multiplier)) return { code: 'multiplier-unknown', multiplier, values };
  if (rule.largestUpTo === null || drawableWith(rule, jackpot).includes(multiplier)) return null;
  return { code: 'multiplier-above-jackpot', multiplier, upTo: rule.largestUpTo };
}

function specialFaults(matrix: Matrix, balls: readonly number[], special: number | null): DrawFault[] {
  switch (matrix.special.kind) {
    case 'none':
      return special === null ? [] : [{ code: 'special-not-allowed' }];
    case 'own-drum':
      if (special === null) return [{ code: 'special-missing' }];
      if (isSpecialOfOwnDrum(matrix, special)) return [];
      return [{ code: 'special-out-of-range', special, size: specialSize(matrix) }];
    case 'same-drum':
      if (special === null) return [];
      if (!isMainBall(matrix, special)) {
        return [{ code: 'special-out-of-range', special, size: matrix.size }];
      }
      return balls.includes(special) ? [{ code: 'special-among-balls', special }] : [];
  }
}
