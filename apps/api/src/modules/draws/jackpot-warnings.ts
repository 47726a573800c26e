import type { Db } from '@bolillero/database/connection';
import { drawWarningTexts } from '@bolillero/texts/draws';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { loadDrawToSettle } from '../settlement/draw-to-settle.ts';
import { countJackpotWinners } from '../settlement/purchases-repository.ts';

/**
 * Warns of a saved draw whose jackpot is won by more of our own plays than are said to have won it at all: the larger of the
 * two divides it, and nobody does while none is said (Rulebook 7).
 */
export async function jackpotWarnings(tx: Db, lottery: CatalogueLottery, drawId: number): Promise<string[]> {
  const draw = await loadDrawToSettle(tx, [lottery], drawId);
  const first = draw?.levels.find(({ position }) => position === 1);
  if (!draw || !first || first.kind === 'free' || first.lotteryPrize > 0) return [];
  const ours = await countJackpotWinners(tx, draw);
  const { lotteryWinners: told } = first;
  if (ours === 0 || (told !== null && told >= ours)) return [];
  return [told === null ? drawWarningTexts.winnersUnknown(ours) : drawWarningTexts.winnersFewer(ours, told)];
}
