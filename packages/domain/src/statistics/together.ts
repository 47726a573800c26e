import type { DrawDate } from '../calendar/draw-date.ts';
import { type Matrix, specialSize } from '../games/matrix.ts';
import { combinations } from '../games/odds.ts';

/** A past draw, as far as balls are looked for in it. */
export interface LookedThroughDraw {
  readonly date: string;
  readonly balls: readonly number[];
  /** Null where none is on file. */
  readonly special: number | null;
}

/** How many draws had something, how many of them chance gives, and when the last one was. */
export interface CameBeside {
  readonly draws: number;
  /** Unrounded: the sum of each draw's own chance. */
  readonly expected: number;
  /** Null: never. */
  readonly last: string | null;
}

/** Draws with exactly `of` of the balls. */
export interface TogetherRow extends CameBeside {
  readonly of: number;
}

/** The matrix of a draw's own date. The same object for draws of the same rule. */
export type MatrixOn = (date: DrawDate) => Matrix;

/**
 * In how many draws, given oldest first, exactly so many of some different balls came at once, from as many as can be down to one, beside what
 * chance gives: with a of the balls in the drum of k of N, C(a,m) C(N-a,k-m) / C(N,k) for m of them at each draw (Rulebook 4).
 */
export function cameTogether(
  draws: readonly LookedThroughDraw[],
  balls: readonly number[],
  matrixOn: MatrixOn,
): TogetherRow[] {
  const asked = new Set(balls);
  const perMatrix = new Map<Matrix, number>();
  const counts = new Map<number, { draws: number; last: string }>();
  for (const draw of draws) {
    const matrix = matrixOn(draw.date as DrawDate);
    perMatrix.set(matrix, (perMatrix.get(matrix) ?? 0) + 1);
    let had = 0;
    for (const ball of draw.balls) if (asked.has(ball)) had += 1;
    counts.set(had, { draws: (counts.get(had)?.draws ?? 0) + 1, last: draw.date });
  }
  const largest = Math.max(0, ...[...perMatrix.keys()].map((matrix) => matrix.balls));
  const most = Math.min(asked.size, largest);
  return Array.from({ length: most }, (_, at) => {
    const of = most - at;
    const expected = [...perMatrix].reduce(
      (sum, [matrix, times]) => sum + times * chanceOfSome(matrix, balls, of),
      0,
    );
    const came = counts.get(of);
    return { of, draws: came?.draws ?? 0, expected, last: came?.last ?? null };
  });
}

/** How many of the draws could have all of these balls at once: their drum held every one of them. */
export function drawsThatCould(
  draws: readonly LookedThroughDraw[],
  balls: readonly number[],
  matrixOn: MatrixOn,
): number {
  const largest = Math.max(...balls);
  return draws.filter(({ date }) => {
    const matrix = matrixOn(date as DrawDate);
    return largest <= matrix.size && balls.length <= matrix.balls;
  }).length;
}

/** The chance that a draw of this matrix has exactly `of` of some different balls; those beyond its drum cannot come. */
export function chanceOfSome({ balls: k, size }: Matrix, balls: readonly number[], of: number): number {
  const inDrum = balls.filter((ball) => ball <= size).length;
  const favourable = combinations(inDrum, of) * combinations(size - inDrum, k - of);
  return Number(favourable) / Number(combinations(size, k));
}

/** How often a special ball with a drum of its own came, in draws given oldest first. A draw of which none is on file gives none. */
export function specialCame(
  draws: readonly LookedThroughDraw[],
  special: number,
  matrixOn: MatrixOn,
): CameBeside {
  let [count, expected] = [0, 0];
  let last: string | null = null;
  for (const draw of draws) {
    const size = specialSize(matrixOn(draw.date as DrawDate));
    if (draw.special === null || size === 0) continue;
    if (special <= size) expected += 1 / size;
    if (draw.special !== special) continue;
    count += 1;
    last = draw.date;
  }
  return { draws: count, expected, last };
}
