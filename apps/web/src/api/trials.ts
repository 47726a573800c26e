import type { Trials } from '@bolillero/domain/statistics/count-distribution';
import { type LotteryDetail, matrixOn } from './lottery.ts';

/** What chance gives one thing in the draws of these dates, each by its own era: draws of equal chance together. */
export function trialsOn(
  lottery: Pick<LotteryDetail, 'eras' | 'matrix'>,
  dates: Iterable<string>,
  chanceIn: (matrix: LotteryDetail['matrix']) => number,
): readonly Trials[] {
  const counts = new Map<number, number>();
  for (const date of dates) {
    const chance = chanceIn(matrixOn(lottery, date));
    counts.set(chance, (counts.get(chance) ?? 0) + 1);
  }
  return [...counts].map(([chance, count]) => ({ chance, count }));
}
