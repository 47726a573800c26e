import type { Trials } from '@bolillero/domain/statistics/count-distribution';
import type { LotteryDetail } from '../../api/lottery.ts';
import { trialsOn } from '../../api/trials.ts';
import type { ModeBall } from './api.ts';

/** One ball's chance in each draw of the months, by the era of each. Every draw holds a ball, so that the balls' dates are all of them. */
export function modeTrials(
  lottery: Pick<LotteryDetail, 'eras' | 'matrix'>,
  balls: readonly Pick<ModeBall, 'dates'>[],
  chanceIn: (matrix: LotteryDetail['matrix']) => number,
): readonly Trials[] {
  return trialsOn(lottery, new Set(balls.flatMap((ball) => ball.dates)), chanceIn);
}
