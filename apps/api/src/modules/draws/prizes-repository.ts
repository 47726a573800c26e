import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { purchase, win } from '@bolillero/database/schema/play';
import { and, asc, eq, inArray } from 'drizzle-orm';

/** What the winning plays of a draw have been given. */
export async function winsOf(db: Db, drawId: number) {
  return await db
    .select({ purchaseId: win.purchaseId, kind: win.kind, amountCents: win.amountCents })
    .from(win)
    .where(eq(win.drawId, drawId));
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
