import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { findDrawAt } from '../draws/repository.ts';
import { shareSeries } from './draws-repository.ts';
import { groupOf, settlePurchaseJob } from './jobs.ts';

/** A purchase whose PDF has just been uploaded. */
export interface SoldPurchase {
  readonly id: number;
  readonly lotteryId: number;
  /** 0 traditional, 1 laggards. */
  readonly series: number;
  readonly drawDate: string;
  readonly ticketFileId: number;
}

/**
 * To be called in the transaction that marks a purchase sold, after its row was written: when its draw is on file and
 * shown already, the purchase is settled then (Rulebook 7), by a job that starts with the commit.
 *
 * Takes the series FOR SHARE, so that a result saved at the same moment comes wholly before (and is found here) or wholly
 * after (and its settlement finds the purchase). Lock the purchase's own row before with `FOR NO KEY UPDATE`, never with
 * `FOR UPDATE`, which would keep a settlement at work from writing its wins and so could wait in a circle.
 */
export async function enqueueLateSettlement(
  tx: Db,
  { jobs }: Pick<Context, 'jobs'>,
  purchase: SoldPurchase,
): Promise<void> {
  await shareSeries(tx, purchase);
  const draw = await findDrawAt(tx, { ...purchase, date: purchase.drawDate });
  if (draw === null || !draw.shown) return;
  await jobs.enqueue(tx, {
    kind: settlePurchaseJob,
    key: `${purchase.id}:${purchase.ticketFileId}`,
    group: groupOf(draw.id),
    payload: { purchaseId: purchase.id },
  });
}
