import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import { multiplierCorrectedText } from '@bolillero/texts/group-game-mail';
import type { Context } from '../../context.ts';
import { tellOfWins } from '../../mail/outbox.ts';
import { loadDrawToSettle } from '../settlement/draw-to-settle.ts';
import { countJackpotWinners } from '../settlement/purchases-repository.ts';
import { lockOrInsertSettlement, restartSettlement } from '../settlement/repository.ts';
import { settleDraw } from '../settlement/settle-draw.ts';
import { readSettlementInputs } from '../settlement/settlement-inputs.ts';
import { settleGamesOf } from './settle-games.ts';

type Needs = Pick<Context, 'db' | 'catalogue' | 'clock' | 'config' | 'jobs'>;

/**
 * Why winnings of games that were settled are others while their draw stays as it was: the multipliers of their tickets were written
 * down, or put right.
 */
const entered: WinChangeReason = { cause: 'result-corrected', words: multiplierCorrectedText };

/**
 * Settles the games of a draw whose plays were settled before. Lines that share its jackpot make every other share smaller: the
 * whole draw is then settled again, as it is when it was not settled to the end yet. Safe to repeat.
 */
export async function settleLateGames(context: Needs, drawId: number): Promise<void> {
  // A pass that is on its way counted who shares the jackpot when it began: after it, it is looked at again.
  for (;;) {
    const unfinished = await settleOrRestart(context, drawId);
    if (unfinished === null) return;
    await settleDraw(context, unfinished.drawId, unfinished.revision);
  }
}

/** Answers the draw and its revision that is to be settled first; null when nothing is left to do. */
async function settleOrRestart(
  context: Needs,
  drawId: number,
): Promise<{ drawId: number; revision: number } | null> {
  const inputs = await readSettlementInputs(context);
  return await context.db.transaction(async (tx) => {
    const found = await loadDrawToSettle(tx, inputs.lotteries, drawId);
    if (found === null || !found.shown) return null;
    const at = inputs.clock.date();
    const settlement = await lockOrInsertSettlement(tx, found, at);
    // What was read before the lock may have been corrected meanwhile.
    const draw = await loadDrawToSettle(tx, inputs.lotteries, drawId);
    if (settlement === null || draw === null || !draw.shown) return null;
    const again = { drawId, revision: settlement.revision };
    if (settlement.state !== 'done') return again;
    const jackpotWinners = await countJackpotWinners(tx, draw);
    if (jackpotWinners !== settlement.jackpotWinners) {
      await restartSettlement(tx, again, { cause: 'jackpot-shared', words: null }, at);
      return again;
    }
    const notices = await settleGamesOf(tx, draw, jackpotWinners, entered, at);
    await tellOfWins(tx, inputs, notices);
    return null;
  });
}
