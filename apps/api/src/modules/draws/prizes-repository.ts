import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { prizeLevel } from '@bolillero/database/schema/draw';
import { groupPayout } from '@bolillero/database/schema/group-share';
import { purchase, win } from '@bolillero/database/schema/play';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';

/** What the winning plays of some draws have been given, and by which level of their tables as they stand. */
export async function winsOf(db: Db, drawIds: readonly number[]) {
  return await db
    .select({
      purchaseId: win.purchaseId,
      kind: win.kind,
      amountCents: win.amountCents,
      main: prizeLevel.main,
      special: prizeLevel.special,
    })
    .from(win)
    .leftJoin(prizeLevel, and(eq(prizeLevel.drawId, win.drawId), eq(prizeLevel.position, win.position)))
    .where(inArray(win.drawId, [...drawIds]));
}

/** What the participants of group games have been given by some draws. */
export async function payoutsOf(db: Db, drawIds: readonly number[]) {
  return await db
    .select({
      gameId: groupPayout.gameId,
      customerId: groupPayout.customerId,
      amountCents: groupPayout.amountCents,
      isKnown: groupPayout.isKnown,
    })
    .from(groupPayout)
    .where(inArray(groupPayout.drawId, [...drawIds]))
    .orderBy(asc(groupPayout.gameId), asc(groupPayout.customerId));
}

/** Customers by id: their name, and their primary e-mail where they have one. */
export async function participantsOf(db: Db, customerIds: readonly number[]) {
  return await db
    .select({
      customerId: customer.id,
      name: customer.name,
      lastname: customer.lastname,
      email: customerEmail.email,
    })
    .from(customer)
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .where(inArray(customer.id, [...customerIds]));
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

/** How many plays of draws of some dates were bought with the multiplier, their ticket here or not; only where there are any. */
export async function countWithMultiplier(
  db: Db,
  of: { readonly lotteryId: number; readonly series: number },
  dates: readonly string[],
): Promise<Map<string, number>> {
  if (dates.length === 0) return new Map();
  const rows = await db
    .select({ date: purchase.drawDate, plays: count() })
    .from(purchase)
    .where(
      and(
        eq(purchase.lotteryId, of.lotteryId),
        eq(purchase.series, of.series),
        // One parameter: a history has more dates than a statement takes parameters.
        sql`${purchase.drawDate} = ANY (${sql.param([...dates])}::date[])`,
        eq(purchase.withMultiplier, true),
        isNull(purchase.deletedAt),
        isNull(purchase.refundedAt),
      ),
    )
    .groupBy(purchase.drawDate);
  return new Map(rows.map(({ date, plays }) => [date, plays]));
}
