import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { erasBetween } from '@bolillero/domain/games/era';
import type { LotteryDetail } from '../../../api/lottery.ts';

/** The largest ball that results may have: of today's drum and of those since statistics start. */
export function largestBall({ eras, matrix, openingDate }: LotteryDetail): number {
  const since = erasBetween(eras, drawDate(openingDate), drawDate('9999-12-31'));
  return Math.max(matrix.size, ...since.map((era) => era.matrix.size));
}
