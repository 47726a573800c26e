import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Identity } from '../../identity/identity.ts';
import type { KeptPrize } from '../../wire/prize-text.ts';
import { type ExplainedInDraw, explainInDraw } from '../settlement/explain-in-draw.ts';
import { findSettled } from './explanation-repository.ts';
import type { PurchaseRow } from './repository.ts';

export interface ExplainedPurchase {
  readonly row: PurchaseRow;
  /** By the result as it stands. */
  readonly inDraw: ExplainedInDraw;
  /** The settlement has compared the play with the result as it stands. */
  readonly isSettled: boolean;
  /** What the settlement wrote, null for nothing won; by which revision of the result, and when. */
  readonly kept: { readonly prize: KeptPrize | null; readonly revision: number; readonly at: Date };
}

/**
 * Why a play won what it won, by what the settlement wrote and the functions that it settles with; for its owner and for whoever
 * works in the back-office, nobody else learns that there is such a play.
 * @throws {AppError} not-found, purchase-refunded, not-settled
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
      const { row, isSettled, drawId, win } = found;
      if (admin === null && customer?.customerId !== row.customerId) throw new AppError('not-found');
      if (row.refundedAt !== null) throw new AppError('purchase-refunded');
      // Between two settlements what the former one gave stands, and a play that won nothing then has nothing to show.
      if (drawId === null || (!isSettled && win === null)) throw new AppError('not-settled');
      const { balls, special, withMultiplier: bought, multiplier: printed } = row;
      const inDraw = await explainInDraw(tx, lotteries, drawId, { balls, special, bought, printed });
      if (inDraw === null) throw new AppError('not-settled');
      const prize = win && { free: win.kind === 'free', amountCents: win.amountCents };
      const by = win ?? inDraw.settlement;
      return { row, inDraw, isSettled, kept: { prize, revision: by.revision, at: by.updatedAt } };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
