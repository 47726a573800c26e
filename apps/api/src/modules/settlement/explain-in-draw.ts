import type { Db } from '@bolillero/database/connection';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { eraAt } from '@bolillero/domain/games/era';
import { explainPrize, type PrizeExplanation, type SettledPlay } from '@bolillero/domain/prizes/explanation';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { findDraw } from '../draws/repository.ts';
import { type DrawToSettle, loadDrawToSettle } from './draw-to-settle.ts';
import { countJackpotWinners } from './purchases-repository.ts';
import { type SettlementRow, settlementsOf } from './repository.ts';

/** A play as its draw settles it, explained by the result as it stands. */
export interface ExplainedInDraw {
  readonly lottery: CatalogueLottery;
  readonly draw: DrawToSettle;
  /** The multiplier that was drawn for all. */
  readonly drawnMultiplier: number | null;
  readonly settlement: SettlementRow;
  readonly explanation: PrizeExplanation;
}

/** Explains a play of a draw by what its settlement reads and counted; null while there is none. In a transaction that sees one moment. */
export async function explainInDraw(
  tx: Db,
  lotteries: readonly CatalogueLottery[],
  drawId: number,
  play: SettledPlay['play'],
): Promise<ExplainedInDraw | null> {
  const draw = await loadDrawToSettle(tx, lotteries, drawId);
  const settlement = (await settlementsOf(tx, [drawId])).get(drawId);
  const lottery = lotteries.find(({ id }) => id === draw?.lotteryId);
  const era = draw && lottery && eraAt(lottery.eras, drawDate(draw.date));
  if (draw === null || settlement === undefined || lottery === undefined || !era) return null;
  const drawnMultiplier = (await findDraw(tx, drawId))?.multiplier ?? null;
  const explanation = explainPrize({
    era,
    levels: draw.levels,
    drawn: draw,
    jackpot: draw.amount,
    mode: draw.multiplier.mode,
    drawnMultiplier,
    ourJackpotWinners: await jackpotWinners(tx, draw, settlement),
    play,
  });
  return { lottery, draw, drawnMultiplier, settlement, explanation };
}

/** How many plays of ours share level 1: as the settlement counted them, or will where it has yet to begin. */
async function jackpotWinners(tx: Db, draw: DrawToSettle, settlement: SettlementRow): Promise<number> {
  return settlement.state === 'pending' ? await countJackpotWinners(tx, draw) : settlement.jackpotWinners;
}
