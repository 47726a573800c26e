import type { Card as WireCard } from '@bolillero/contract/entities/engine';
import type { KnownBefore } from '@bolillero/domain/statistics/card';
import type { BallCount } from '@bolillero/domain/statistics/counts';
import type { PlaysOf } from '@bolillero/domain/statistics/previous-plays';

type WireCount = { balls: number; count: number };
type Groups = Pick<WireCard, Extract<keyof WireCard, `ballAgrupacion${string}`>>;

/** Counts in the wire's words. */
export function presentCounts(counts: readonly BallCount[]): WireCount[] {
  return counts.map(({ ball, count }) => ({ balls: ball, count }));
}

/** JA1 to JA10 and JAE1 to JAE10 as lists. */
export function presentPreviousPlays({ previousPlays }: KnownBefore): {
  ja: WireCount[][];
  jae: WireCount[][];
} {
  return {
    ja: previousPlays.map(({ main }) => presentCounts(main)),
    jae: previousPlays.map(({ special }) => presentCounts(special)),
  };
}

/** The same by name, with those of the months and weeks before; an E in the name says that it is of the special ball. */
export function presentGroups({ previousPlays, months, weeks }: KnownBefore): Groups {
  const named = (letters: string, first: number, plays: readonly PlaysOf[]) =>
    plays.flatMap(({ main, special }, index) => [
      [`ballAgrupacion${letters}${first + index}`, presentCounts(main)],
      [`ballAgrupacion${letters}E${first + index}`, presentCounts(special)],
    ]);
  const groups = [...named('JA', 1, previousPlays), ...named('M', 1, months), ...named('S', 3, weeks)];
  return Object.fromEntries(groups) as Groups;
}
