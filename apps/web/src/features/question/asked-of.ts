import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { erasBetween } from '@bolillero/domain/games/era';
import { specialSize } from '@bolillero/domain/games/matrix';
import type { AskedDrums } from '@bolillero/domain/tickets/asked-balls';
import type { LotteryDetail } from '../../api/lottery.ts';

/** What can be asked about a lottery: every ball of its drums since its statistics start. */
export function drumsOf({ matrix, eras, openingDate }: LotteryDetail): AskedDrums {
  const [first, last] = [parseDrawDate(openingDate), parseDrawDate('9999-12-31')];
  const known = first && last ? erasBetween(eras, first, last).map((era) => era.matrix) : [];
  const all = [matrix, ...known];
  return {
    size: Math.max(...all.map(({ size }) => size)),
    specialSize: Math.max(...all.map(specialSize)),
  };
}
