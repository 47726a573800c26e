import type { Pool } from './pool.ts';

/** How many balls come from the pool: as many as asked, fewer when it is too small, more when what is outside is. */
export function takenInside({ inside, outside }: Pool, asked: number, balls: number): number {
  return Math.max(Math.min(asked, inside.length), balls - outside.length);
}

/** The highest counts of a pool: which balls have them, count descending, then ball ascending. */
export interface MostRepeated {
  /** Among the highest for certain. */
  readonly sure: readonly number[];
  /** Equal in count, for the places that are left. */
  readonly tied: readonly number[];
}

/** The balls of a pool that are among its `taken` highest counts for certain, and those that tie for the last places. */
export function mostRepeated({ inside, counts }: Pool, taken: number): MostRepeated {
  const count = (ball: number) => counts[ball] ?? 0;
  const ranked = inside.toSorted((a, b) => count(b) - count(a));
  const last = count(ranked[taken - 1] ?? 0);
  return taken === 0
    ? { sure: [], tied: [] }
    : {
        sure: ranked.filter((ball) => count(ball) > last),
        tied: ranked.filter((ball) => count(ball) === last),
      };
}

/** The special balls that came most; with none in the past, any. */
export function mostRepeatedSpecials(pool: Pool): readonly number[] {
  return pool.inside.length > 0 ? mostRepeated(pool, 1).tied : pool.outside;
}
