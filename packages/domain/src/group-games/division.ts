import { type Cents, cents, sum, times } from '../money/cents.ts';
import { share } from '../money/division.ts';

/** Share numbers, both included, counted from 1, that each get the same. */
export interface ShareRun {
  readonly from: number;
  readonly to: number;
  readonly each: Cents;
}

/**
 * What each of a game's shares gets of the prizes of its winning lines: every prize is divided by the participations for
 * itself, to the cent, its remainder one cent each to the first shares (Rulebook 8). As runs of equal amounts in the order of
 * the share numbers, which together are all shares and sum to the prizes.
 *
 * @throws {RangeError} for less than one participation or a negative prize: a broken program.
 */
export function divideAmongShares(prizes: readonly Cents[], participations: number): ShareRun[] {
  const parts = prizes.map((prize) => share(prize, participations));
  const base = sum(parts.map(({ each }) => each));
  const ends = [...new Set([...parts.map(({ remainder }) => Number(remainder)), participations])]
    .filter((end) => end > 0)
    .toSorted((a, b) => a - b);
  return ends.map((to, index) => {
    const from = (ends[index - 1] ?? 0) + 1;
    const more = parts.filter(({ remainder }) => remainder >= to).length;
    return { from, to, each: cents(base + more) };
  });
}

/** What `count` shares from the number `first` on get together. */
export function winningsOfShares(runs: readonly ShareRun[], first: number, count: number): Cents {
  const last = first + count - 1;
  return sum(
    runs.map(({ from, to, each }) =>
      times(each, Math.max(0, Math.min(to, last) - Math.max(from, first) + 1)),
    ),
  );
}

/** What a line's prize comes to for some of the shares, and the figures that make it. */
export interface LineDivision {
  readonly participations: number;
  /** What every share gets, and how many cents do not divide: one each to so many first shares. */
  readonly each: Cents;
  readonly remainder: Cents;
  /** What the shares that it is asked for get together. */
  readonly yours: Cents;
}

/** How the prize of one line is divided (Rulebook 8), and what these shares get of it. */
export function divideLine(
  prize: Cents,
  participations: number,
  shares: readonly { readonly first: number; readonly count: number }[],
): LineDivision {
  const runs = divideAmongShares([prize], participations);
  const yours = sum(shares.map(({ first, count }) => winningsOfShares(runs, first, count)));
  return { participations, ...share(prize, participations), yours };
}
