import type { Db } from '@bolillero/database/connection';
import { draw, settlement } from '@bolillero/database/schema/draw';
import { purchase, win } from '@bolillero/database/schema/play';
import { and, eq } from 'drizzle-orm';
import { alive, isSettled, ofShownDraw } from './repository.ts';

/** A purchase with the shown draw that it was played in, and what the settlement of that draw wrote. */
export async function findSettled(db: Db, id: number) {
  const [row] = await db
    .select({ row: purchase, isSettled, drawId: draw.id, win })
    .from(purchase)
    .leftJoin(draw, ofShownDraw)
    .leftJoin(settlement, eq(settlement.drawId, draw.id))
    .leftJoin(win, and(eq(win.purchaseId, purchase.id), eq(win.drawId, draw.id)))
    .where(and(eq(purchase.id, id), alive));
  return row ?? null;
}
