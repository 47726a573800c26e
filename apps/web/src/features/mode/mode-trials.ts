import type { Trials } from '@bolillero/domain/statistics/count-distribution';
import { type LotteryDetail, matrixOn } from '../../api/lottery.ts';
import type { ModeBall } from './api.ts';

/** One ball's chance in each draw of the months, by the era of each. Every draw holds a ball, so that the balls' dates are all of them. */
export function modeTrials(
  lottery: Pick<LotteryDetail, 'eras' | 'matrix'>,
  balls: readonly Pick<ModeBall, 'dates'>[],
  chanceIn: (matrix: LotteryDetail['matrix']) => number,
): readonly Trials[] {
  const dates = new Set(balls.flatMap((ball) => ball.dates));
  const counts = new Map<number, number>();
  for (const date of dates) {
    const chance = chanceIn(matrixOn(lottery, date));
    counts.set(chance, (counts.get(chance) ?? 0) + 1);
  }
  return [...counts].map(([chance, count]) => ({ chance, count }));
}
