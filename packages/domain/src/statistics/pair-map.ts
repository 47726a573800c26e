import type { BallCount } from './counts.ts';

/** How often each pair of the balls 1..`size` came, by rows: 1-2, 1-3, ... 1-size, 2-3, ... (`pairCounts` makes them). */
export interface PairMap {
  readonly size: number;
  readonly counts: readonly number[];
}

/** The place of a pair (`one` < `other`) among 1-2, 1-3, ... 1-size, 2-3, ... */
export function placeOfPair(one: number, other: number, size: number): number {
  return (one - 1) * size - (one * (one - 1)) / 2 + (other - one - 1);
}

/** All other balls with how often they came with one: count descending, then ball ascending. None for a ball that is not in the map. */
export function partnersOf(ball: number, { counts, size }: PairMap): BallCount[] {
  if (ball < 1 || ball > size) return [];
  const partners: BallCount[] = [];
  for (let other = 1; other <= size; other += 1) {
    if (other === ball) continue;
    const place = placeOfPair(Math.min(ball, other), Math.max(ball, other), size);
    partners.push({ ball: other, count: counts[place] ?? 0 });
  }
  return partners.sort((a, b) => b.count - a.count || a.ball - b.ball);
}

/** A ball that is suggested beside another, and how often the two came together. */
export interface SuggestedPartner {
  readonly partner: number;
  readonly count: number;
}

/**
 * The pairs with a ball that came most, count descending, then the partner ascending: what `pairSuggestions` reads off the draws
 * themselves (Rulebook 4). Pairs that never came are left out.
 */
export function suggestedPartners(ball: number, map: PairMap, limit = 10): SuggestedPartner[] {
  return partnersOf(ball, map)
    .filter(({ count }) => count > 0)
    .slice(0, Math.max(0, limit))
    .map(({ ball: partner, count }) => ({ partner, count }));
}
