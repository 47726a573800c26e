import type { Db } from '@bolillero/database/connection';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { eraAt } from '@bolillero/domain/games/era';
import { explainPrize, type PrizeExplanation } from '@bolillero/domain/prizes/explanation';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Identity } from '../../identity/identity.ts';
import type { KeptPrize } from '../../wire/prize-text.ts';
import { type DrawToSettle, loadDrawToSettle } from '../settlement/draw-to-settle.ts';
import { countJackpotWinners } from '../settlement/purchases-repository.ts';
import { findSettled } from './explanation-repository.ts';
import type { PurchaseRow } from './repository.ts';

export interface ExplainedPurchase {
  readonly row: PurchaseRow;
  readonly lottery: CatalogueLottery;
  readonly draw: DrawToSettle;
  /** The multiplier that was drawn for all. */
  readonly drawnMultiplier: number | null;
  /** By the result as it stands. */
  readonly explanation: PrizeExplanation;
  /** The settlement has compared the play with the result as it stands. */
  readonly isSettled: boolean;
  /** What the settlement wrote, null for nothing won; by which revision of the result, and when. */
  readonly kept: { readonly prize: KeptPrize | null; readonly revision: number; readonly at: Date };
}

/**
 * Why a play won what it won, by what the settlement wrote and the functions that it settles with; for its owner and for whoever
 * works in the back-office, nobody else learns that there is such a play.
 * @throws {AppError} not-found, purchase-refunded, purchase-not-settled
 */
export async function explainPurchase(
  { db, catalogue }: Context,
  { customer, admin }: Identity,
  id: number,
): Promise<ExplainedPurchase> {
  const { lotteries } = await catalogue.snapshot();
  // One look at all of it: a result that is saved meanwhile is not mixed with what the former one gave.
  return await db.transaction(
    async (tx) => {
      const found = await findSettled(tx, id);
      if (found === null) throw new AppError('not-found');
      const { row, isSettled, drawn, settlement, win } = found;
      if (admin === null && customer?.customerId !== row.customerId) throw new AppError('not-found');
      if (row.refundedAt !== null) throw new AppError('purchase-refunded');
      // Between two settlements what the former one gave stands, and a play that won nothing then has nothing to show.
      if (drawn === null || settlement === null || (!isSettled && win === null)) {
        throw new AppError('purchase-not-settled');
      }
      const draw = await loadDrawToSettle(tx, lotteries, drawn.id);
      const lottery = lotteries.find((one) => one.id === row.lotteryId);
      const era = lottery && eraAt(lottery.eras, drawDate(row.drawDate));
      if (draw === null || lottery === undefined || !era) throw new AppError('purchase-not-settled');
      const explanation = explainPrize({
        era,
        levels: draw.levels,
        drawn: draw,
        jackpot: draw.amount,
        mode: draw.multiplier.mode,
        drawnMultiplier: drawn.multiplier,
        ourJackpotWinners: await jackpotWinners(tx, draw, settlement),
        play: {
          balls: row.balls,
          special: row.special,
          bought: row.withMultiplier,
          printed: row.multiplier,
        },
      });
      const prize = win && { free: win.kind === 'free', amountCents: win.amountCents };
      const by = win ?? settlement;
      const kept = { prize, revision: by.revision, at: by.updatedAt };
      return { row, lottery, draw, drawnMultiplier: drawn.multiplier, explanation, isSettled, kept };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** How many plays of ours share level 1: as the settlement counted them, or will where it has yet to begin. */
async function jackpotWinners(
  tx: Db,
  draw: DrawToSettle,
  { state, jackpotWinners: counted }: { readonly state: string; readonly jackpotWinners: number },
): Promise<number> {
  return state === 'pending' ? await countJackpotWinners(tx, draw) : counted;
}
