import { randomUUID } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import { settlement } from '@bolillero/database/schema/draw';
import { drawSeries } from '@bolillero/database/schema/lottery';
import { notification, play, purchase, win } from '@bolillero/database/schema/play';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { dropWinMails } from '../../mail/outbox.ts';
import { settleDrawJob } from './jobs.ts';
import { lockProgress, restart } from './progress.ts';

/** Takes back what a purchase won, and answers whether it had won; see `withdrawWin`. */
export async function withdraw(
  tx: Db,
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  purchaseId: number,
): Promise<boolean> {
  const drawId = await lockDrawOf(tx, purchaseId);
  const progress = drawId === null ? null : await lockProgress(tx, drawId);
  if (progress === null) return false;

  await tx.delete(play).where(and(eq(play.freeOfPurchaseId, purchaseId), isNull(play.orderId)));
  await tx
    .delete(notification)
    .where(and(eq(notification.purchaseId, purchaseId), eq(notification.drawId, progress.drawId)));
  const [lost] = await tx
    .delete(win)
    .where(eq(win.purchaseId, purchaseId))
    .returning({ position: win.position });
  await dropWinMails(tx, progress.drawId, [purchaseId]);

  // The settlement to come finds the play pending. One at work may have counted it, and a jackpot is shared by fewer now.
  const hadWon = lost !== undefined;
  if (progress.state === 'pending') return hadWon;
  if (progress.state === 'done' && lost?.position !== 1) {
    const one = { settled: sql`${settlement.settled} - 1`, total: sql`${settlement.total} - 1` };
    const winners = sql`${settlement.winners} - ${hadWon ? 1 : 0}`;
    await tx
      .update(settlement)
      .set({ ...one, winners })
      .where(eq(settlement.drawId, progress.drawId));
    return hadWon;
  }
  await restart(tx, progress.drawId, progress.revision, clock.date());
  await jobs.enqueue(tx, {
    kind: settleDrawJob,
    // A key of its own: waiting for a job that is being worked on could wait for ourselves.
    key: `${progress.drawId}:${progress.revision}:${randomUUID()}`,
    payload: { drawId: progress.drawId, revision: progress.revision },
  });
  return hadWon;
}

/** The draw on file of a purchase, its series locked so that none can be saved meanwhile. */
async function lockDrawOf(tx: Db, purchaseId: number): Promise<number | null> {
  await tx
    .select({ series: drawSeries.series })
    .from(drawSeries)
    .innerJoin(
      purchase,
      and(eq(purchase.lotteryId, drawSeries.lotteryId), eq(purchase.series, drawSeries.series)),
    )
    .where(eq(purchase.id, purchaseId))
    .for('share', { of: drawSeries });
  const { rows } = await tx.execute<{ id: number }>(
    sql`SELECT d.id FROM draw d JOIN purchase p
          ON d.lottery_id = p.lottery_id AND d.series = p.series AND d.date = p.draw_date
        WHERE p.id = ${purchaseId}`,
  );
  return rows[0]?.id ?? null;
}
