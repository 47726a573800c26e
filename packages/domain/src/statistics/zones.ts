import type { Matrix } from '../games/matrix.ts';
import { drawCount, type Scope } from '../history/scope.ts';
import { frequency } from './counts.ts';

const rowLength = 7;

/** A zone has more than this many balls of the previous plays. */
const leastSum = 3;

/** A row of the panel in which balls of the previous plays stand close. */
export interface Zone {
  /** First and last ball of the row. */
  readonly from: number;
  readonly to: number;
  /** How often the row's balls came in the previous plays. */
  readonly sum: number;
  /** How often chance alone has them come: draws x balls a draw x balls of the row / drum. */
  readonly expected: number;
}

/**
 * The possible zones of previous plays, given as the scope of their draws: rows of 7 of the panel whose balls came more than
 * 3 times and more than chance gives, by that sum descending, then by row (Rulebook 4). Fewer draws than asked for are
 * reckoned as what they are. A zone says where balls fell, not where they will.
 */
export function possibleZones(previous: Scope, matrix: Matrix): Zone[] {
  return zonesOf(frequency(previous, 'main'), drawCount(previous), matrix);
}

/** The same from how often each ball came in so many draws; slot b is ball b. */
export function zonesOf(counts: Uint32Array, draws: number, { balls, size }: Matrix): Zone[] {
  const drawn = draws * balls;
  const zones: Zone[] = [];
  for (let from = 1; from <= size; from += rowLength) {
    const to = Math.min(size, from + rowLength - 1);
    const width = to - from + 1;
    const sum = counts.subarray(from, to + 1).reduce((total, count) => total + count, 0);
    // As whole numbers, so that exactly what chance gives is not above it.
    if (sum > leastSum && sum * size > drawn * width) {
      zones.push({ from, to, sum, expected: (drawn * width) / size });
    }
  }
  return zones.sort((a, b) => b.sum - a.sum || a.from - b.from);
}
