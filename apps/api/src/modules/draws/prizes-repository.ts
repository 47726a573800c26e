import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { purchase, win } from '@bolillero/database/schema/play';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';

/** What the winning plays of some draws have been given. */
export async function winsOf(db: Db, drawIds: readonly number[]) {
  return await db
    .select({ purchaseId: win.purchaseId, kind: win.kind, amountCents: win.amountCents })
    .from(win)
    .where(inArray(win.drawId, [...drawIds]));
}

/** Purchases by id with who played them: their name, and their primary e-mail where they have one. */
export async function playersOf(db: Db, purchaseIds: readonly number[]) {
  return await db
    .select({
      purchaseId: purchase.id,
      balls: purchase.balls,
      name: customer.name,
      lastname: customer.lastname,
      email: customerEmail.email,
    })
    .from(purchase)
    .innerJoin(customer, eq(customer.id, purchase.customerId))
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .where(inArray(purchase.id, [...purchaseIds]))
    .orderBy(asc(purchase.id));
}

/** How many plays of a draw were bought with its multiplier, their ticket here or not. */
export async function countWithMultiplier(
  db: Db,
  of: { readonly lotteryId: number; readonly series: number; readonly date: string },
): Promise<number> {
  const [row] = await db
    .select({ plays: count() })
    .from(purchase)
    .where(
      and(
        eq(purchase.lotteryId, of.lotteryId),
        eq(purchase.series, of.series),
        eq(purchase.drawDate, of.date),
        eq(purchase.withMultiplier, true),
        isNull(purchase.deletedAt),
        isNull(purchase.refundedAt),
      ),
    );
  return row?.plays ?? 0;
}
