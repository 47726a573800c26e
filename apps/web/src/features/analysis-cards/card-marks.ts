import type { CardMark } from '@bolillero/texts/study-cards';
import type { StudiedDraw } from '../../api/study.ts';

/** The balls of a range that came most and least, and the pairs that came together most. */
export interface RangeCounts {
  readonly more: readonly { readonly ball: number; readonly count: number }[];
  readonly less: readonly { readonly ball: number; readonly count: number }[];
  readonly pairs: readonly { readonly balls: readonly [number, number]; readonly count: number }[];
}

/** As often a pair has to come to be told: once, every pair of a draw did. */
const repeated = 2;

/** The pairs that came more than once. */
export function repeatedPairs({ pairs }: Pick<RangeCounts, 'pairs'>): RangeCounts['pairs'] {
  return pairs.filter(({ count }) => count >= repeated);
}

/** What each ball of a draw is: of a repeated pair before one that came most, and that before one that came least. */
export function cardMarks(
  { balls }: Pick<StudiedDraw, 'balls'>,
  counts: RangeCounts,
): readonly { readonly ball: number; readonly mark: CardMark }[] {
  const inPair = new Set(
    repeatedPairs(counts).flatMap(({ balls: pair }) =>
      pair.every((ball) => balls.includes(ball)) ? pair : [],
    ),
  );
  const more = new Set(counts.more.map(({ ball }) => ball));
  const less = new Set(counts.less.map(({ ball }) => ball));
  const markOf = (ball: number): CardMark => {
    if (inPair.has(ball)) return 'pair';
    if (more.has(ball)) return 'more';
    return less.has(ball) ? 'less' : 'plain';
  };
  return balls.map((ball) => ({ ball, mark: markOf(ball) }));
}
