import type { Matrix } from '../games/matrix.ts';
import { drawKind } from './draw-kind.ts';
import { choose, lowest, sumChances, tenOf } from './structure-chances.ts';

/** What kind of slip a set of balls is. */
export interface SlipKind {
  readonly odd: number;
  readonly low: number;
  readonly sum: number;
  /** Of all combinations, the part with so many odd and so many low balls. */
  readonly share: number;
  /** The first sum of its ten, and the part of all combinations whose sum lies in that ten. */
  readonly ten: number;
  readonly tenShare: number;
}

/**
 * The kind of a slip: its odd and low counts jointly, exactly; its sum is said apart (Rulebook 4). How common a kind is says nothing of a
 * slip: each of the kind has the chance of any other slip.
 */
export function slipKind({ balls: k, size: N, special }: Matrix, balls: readonly number[]): SlipKind {
  const half = lowest(N);
  const { odd, low, sum } = drawKind(N, balls);
  // the four classes of the drum: odd and low, odd and high, even and low, even and high
  const oddLow = Math.ceil(half / 2);
  const evenLow = half - oddLow;
  const oddHigh = Math.ceil(N / 2) - oddLow;
  const evenHigh = N - oddLow - evenLow - oddHigh;
  let sets = 0;
  for (let both = 0; both <= Math.min(odd, low); both += 1) {
    sets +=
      choose(oddLow, both) *
      choose(oddHigh, odd - both) *
      choose(evenLow, low - both) *
      choose(evenHigh, k - odd - low + both);
  }
  const ten = tenOf(sum);
  const tenShare = sumChances({ balls: k, size: N, special }).get(ten) ?? 0;
  return { odd, low, sum, share: sets / choose(N, k), ten, tenShare };
}
