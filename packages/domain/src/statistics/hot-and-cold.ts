import type { BallCount } from './counts.ts';
import { leastFrequent, mostFrequent } from './ranking.ts';

/** How many balls or pairs the hot, cold and pair lists have (Rulebook 4). */
export const listLength = 10;

/** The balls of 1..`size` that came most ("more"); none that never came. */
export function hotList(counts: Uint32Array, size: number): BallCount[] {
  return mostFrequent(counts, size, listLength).filter(({ count }) => count > 0);
}

/** The balls of 1..`size` that came least ("less"); none without a draw. */
export function coldList(counts: Uint32Array, size: number): BallCount[] {
  const anyCame = counts.subarray(1, size + 1).some((count) => count > 0);
  return anyCame ? leastFrequent(counts, size, listLength) : [];
}

interface Lists {
  readonly hot: readonly BallCount[];
  readonly cold: readonly BallCount[];
}

/** What a ball is marked as. One in both lists is hot, so that a small drum has no cold ones. */
export function temperatureOf(ball: number, { hot, cold }: Lists): 'hot' | 'cold' | null {
  const isIn = (list: readonly BallCount[]) => list.some((one) => one.ball === ball);
  if (isIn(hot)) return 'hot';
  return isIn(cold) ? 'cold' : null;
}
