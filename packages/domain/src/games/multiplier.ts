import { type Dated, entryAt } from '../calendar/dated.ts';
import { type DrawDate, drawDate } from '../calendar/draw-date.ts';
import type { Cents } from '../money/cents.ts';
import type { SeriesName } from './series.ts';

/** None; one number drawn for the whole draw, and bought with the play; or one printed on each ticket. */
export const multiplierModes = ['none', 'per-draw', 'per-play'] as const;
export type MultiplierMode = (typeof multiplierModes)[number];

/** How a lottery multiplies its lower prizes, from a date until the next entry's (Rulebook 3). */
export interface MultiplierRule extends Dated {
  readonly mode: MultiplierMode;
  /** The multipliers that there are, ascending; empty where there is none. */
  readonly values: readonly number[];
  /** How often each of `values` comes, as parts of their sum; empty where that is not known. */
  readonly weights: readonly number[];
  /** The highest advertised jackpot with which the largest value is in the drum; null: it always is. */
  readonly largestUpTo: Cents | null;
}

/** A lottery's multipliers over the years, and in which of its series they hold. */
export interface Multipliers {
  readonly multipliers: readonly MultiplierRule[];
  readonly traditionalMultiplier: boolean;
  readonly playoffMultiplier: boolean;
}

const none: MultiplierRule = {
  from: drawDate('1000-01-01'),
  mode: 'none',
  values: [],
  weights: [],
  largestUpTo: null,
};

/** How a lottery multiplies on a date, whatever the series: not at all before its first entry. */
export function multiplierOn(
  { multipliers }: Pick<Multipliers, 'multipliers'>,
  date: DrawDate,
): MultiplierRule {
  return entryAt(multipliers, date) ?? none;
}

/** How the prizes of a series are multiplied on a date: not at all where the lottery's multipliers do not hold in it. */
export function multiplierOf(lottery: Multipliers, series: SeriesName, date: DrawDate): MultiplierRule {
  const holds = series === 'traditional' ? lottery.traditionalMultiplier : lottery.playoffMultiplier;
  return holds ? multiplierOn(lottery, date) : none;
}

/** Whether a play of this series and date can be bought with a multiplier, which is drawn with the draw. */
export function sellsMultiplier(lottery: Multipliers, series: SeriesName, date: DrawDate): boolean {
  return multiplierOf(lottery, series, date).mode === 'per-draw';
}

/** Whether the tickets of this series and date carry a multiplier of their own, which is entered with their PDF. */
export function printsMultiplier(lottery: Multipliers, series: SeriesName, date: DrawDate): boolean {
  return multiplierOf(lottery, series, date).mode === 'per-play';
}

/** The multipliers that can be drawn with such a jackpot, ascending. */
export function drawableWith({ values, largestUpTo }: MultiplierRule, jackpot: Cents): readonly number[] {
  return largestUpTo !== null && jackpot > largestUpTo ? values.slice(0, -1) : values;
}

/**
 * What a multiplier is on average, as an exact fraction: Florida's is 87/26. Null where it is not known how often each
 * comes.
 */
export function meanMultiplier({
  values,
  weights,
}: MultiplierRule): { readonly numerator: number; readonly denominator: number } | null {
  const denominator = weights.reduce((total, weight) => total + weight, 0);
  if (denominator === 0) return null;
  return {
    numerator: weights.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0),
    denominator,
  };
}
