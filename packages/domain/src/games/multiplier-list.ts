import { drawDate } from '../calendar/draw-date.ts';
import type { Cents } from '../money/cents.ts';
import type { MultiplierMode, MultiplierRule } from './multiplier.ts';

/** One line of a lottery's multipliers: from when, how, which, and what is known of how often each comes. */
export interface MultiplierLine {
  readonly from: string;
  readonly mode: MultiplierMode;
  readonly values?: readonly number[];
  readonly weights?: readonly number[];
  readonly largestUpTo?: Cents;
}

/** Multipliers over the years as tables print them. */
export function multiplierList(lines: readonly MultiplierLine[]): MultiplierRule[] {
  return lines.map(({ from, mode, values = [], weights = [], largestUpTo = null }) => ({
    from: drawDate(from),
    mode,
    values,
    weights,
    largestUpTo,
  }));
}
