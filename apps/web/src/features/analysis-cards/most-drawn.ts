import { firstOfMany } from '@bolillero/domain/statistics/first-of-many';
import { type LotteryDetail, matrixOn } from '../../api/lottery.ts';
import type { StudiedDraw } from '../../api/study.ts';
import { trialsOn } from '../../api/trials.ts';

/** Of fewer draws it is not said what chance gives their first ball: it says nothing. */
const fewestTold = 12;

interface MostDrawn {
  /** The balls that came most, ascending. */
  readonly balls: readonly number[];
  readonly count: number;
  /** What the first of as many balls comes to by chance, one count or two; null with too few draws. */
  readonly usual: readonly number[] | null;
}

/** The balls that came most in these draws, and what chance alone gives the first of all of them. */
export function mostDrawn(
  lottery: Pick<LotteryDetail, 'eras' | 'matrix'>,
  draws: readonly StudiedDraw[],
): MostDrawn {
  const counts = new Map<number, number>();
  for (const ball of draws.flatMap(({ balls }) => balls)) counts.set(ball, (counts.get(ball) ?? 0) + 1);
  const count = Math.max(0, ...counts.values());
  const balls = [...counts]
    .filter(([, times]) => times === count)
    .map(([ball]) => ball)
    .toSorted((a, b) => a - b);
  if (draws.length < fewestTold) return { balls, count, usual: null };
  const dates = draws.map(({ date }) => date);
  const size = Math.max(...dates.map((date) => matrixOn(lottery, date).size));
  const trials = trialsOn(lottery, dates, (matrix) => matrix.balls / matrix.size);
  return { balls, count, usual: firstOfMany(trials, size).likely };
}
