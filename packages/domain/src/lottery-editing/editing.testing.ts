import { drawDate } from '../calendar/draw-date.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import type { KeptLottery } from '../games/lottery-definition.ts';

/** Sunday. */
export const today = drawDate('2026-11-22');

/** One of the four as a house keeps it. */
export function keptLottery(name: string, changes: Partial<KeptLottery> = {}): KeptLottery {
  return { ...lotteryNamed(name), hidden: false, pageOrder: 1, howToCollect: null, ...changes };
}
