import type { Db } from '@bolillero/database/connection';
import { draw } from '@bolillero/database/schema/draw';
import { drawSeries } from '@bolillero/database/schema/lottery';
import { purchase } from '@bolillero/database/schema/play';
import { and, eq } from 'drizzle-orm';

/** Takes a series FOR SHARE: until the end of the transaction no result of it can be saved. */
export async function shareSeries(
  tx: Db,
  { lotteryId, series }: { readonly lotteryId: number; readonly series: number },
): Promise<void> {
  await tx
    .select({ series: drawSeries.series })
    .from(drawSeries)
    .where(and(eq(drawSeries.lotteryId, lotteryId), eq(drawSeries.series, series)))
    .for('share');
}

/** The same for the series of a purchase. */
export async function shareSeriesOf(tx: Db, purchaseId: number): Promise<void> {
  await tx
    .select({ series: drawSeries.series })
    .from(drawSeries)
    .innerJoin(
      purchase,
      and(eq(purchase.lotteryId, drawSeries.lotteryId), eq(purchase.series, drawSeries.series)),
    )
    .where(eq(purchase.id, purchaseId))
    .for('share', { of: drawSeries });
}

/** The draw that a purchase was played in, if it is on file. */
export async function findDrawOf(
  db: Db,
  purchaseId: number,
): Promise<{ readonly id: number; readonly shown: boolean } | null> {
  const [row] = await db
    .select({ id: draw.id, shown: draw.shown })
    .from(purchase)
    .innerJoin(
      draw,
      and(
        eq(draw.lotteryId, purchase.lotteryId),
        eq(draw.series, purchase.series),
        eq(draw.date, purchase.drawDate),
      ),
    )
    .where(eq(purchase.id, purchaseId));
  return row ?? null;
}
