import type { Db } from '@bolillero/database/connection';
import { draw } from '@bolillero/database/schema/draw';
import { drawSeries } from '@bolillero/database/schema/lottery';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { settlePurchaseJob } from './jobs.ts';
import { withdraw } from './withdraw.ts';

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
  const { lotteryId, series, drawDate } = purchase;
  await tx
    .select({ series: drawSeries.series })
    .from(drawSeries)
    .where(and(eq(drawSeries.lotteryId, lotteryId), eq(drawSeries.series, series)))
    .for('share');
  const [shown] = await tx
    .select({ id: draw.id })
    .from(draw)
    .where(
      and(
        eq(draw.lotteryId, lotteryId),
        eq(draw.series, series),
        eq(draw.date, drawDate),
        eq(draw.shown, true),
      ),
    );
  if (shown === undefined) return;
  await jobs.enqueue(tx, {
    kind: settlePurchaseJob,
    key: `${purchase.id}:${purchase.ticketFileId}`,
    payload: { purchaseId: purchase.id },
  });
}

/**
 * To be called in the transaction that takes a PDF back, after the purchase was written as pending again (its row locked
 * with `FOR NO KEY UPDATE`): its win, its notice and the free play that it put in the cart go, and when it shared the
 * jackpot the others' shares are settled again. A purchase that won nothing is left as it is. Answers whether it had won.
 */
export async function withdrawWin(
  tx: Db,
  context: Pick<Context, 'jobs' | 'clock'>,
  purchaseId: number,
): Promise<boolean> {
  return await withdraw(tx, context, purchaseId);
}
