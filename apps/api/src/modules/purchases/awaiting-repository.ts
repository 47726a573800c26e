import type { Db } from '@bolillero/database/connection';
import { purchase } from '@bolillero/database/schema/play';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alive, isSettled, withPrizes } from './repository.ts';

/** How many of a customer's tickets wait for their draw, or to be compared with it. */
export async function countAwaitingDraw(db: Db, customerId: number): Promise<number> {
  const open = and(isNotNull(purchase.soldAt), isNull(purchase.refundedAt), alive, sql`NOT ${isSettled}`);
  const rows = await withPrizes(db).where(and(eq(purchase.customerId, customerId), open));
  return rows.length;
}
