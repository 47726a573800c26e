import type { Db } from '@bolillero/database/connection';
import { customer } from '@bolillero/database/schema/account';
import { groupShare, groupShareRefund } from '@bolillero/database/schema/group-share';
import { paymentOrder, play, purchase, purchasePrice } from '@bolillero/database/schema/play';
import type { SpendingMonth } from '@bolillero/domain/accounts/spending-limit';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import { and, count, eq, gte, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';

/** What decides whether a customer may play and pay: columns of their own row. */
export const limitColumns = {
  type: customer.type,
  monthlyLimitCents: customer.monthlyLimitCents,
  pendingLimitCents: customer.pendingLimitCents,
  pendingLimitFrom: customer.pendingLimitFrom,
  pausedUntil: customer.pausedUntil,
  closedAt: customer.closedAt,
} as const;

export type LimitsRow = Pick<typeof customer.$inferSelect, keyof typeof limitColumns>;

/** What a customer changes of it. */
export type LimitsChange = Partial<Omit<LimitsRow, 'type' | 'closedAt'>>;

export async function find(db: Db, customerId: number): Promise<LimitsRow> {
  const [row] = await db.select(limitColumns).from(customer).where(eq(customer.id, customerId));
  if (row === undefined) throw new Error(`customer ${customerId} is gone`);
  return row;
}

/**
 * Locks a customer's row: their cart, what they may spend and what they have. Whoever changes one of them takes it first, so
 * that changes come one after the other and never wait in a circle.
 */
export async function lockCustomer(tx: Db, customerId: number): Promise<LimitsRow> {
  const own = eq(customer.id, customerId);
  const [row] = await tx.select(limitColumns).from(customer).where(own).for('no key update');
  if (row === undefined) throw new Error(`customer ${customerId} is gone`);
  return row;
}

export async function change(tx: Db, customerId: number, fields: LimitsChange): Promise<void> {
  await tx.update(customer).set(fields).where(eq(customer.id, customerId));
}

/**
 * What a customer's captured orders of a month cost, plays and shares, fees included and subscriptions apart, less what was given back of
 * them (Rulebook 6). An order whose money is being moved counts as captured; `besides` is left out.
 */
export async function spentIn(
  db: Db,
  customerId: number,
  month: SpendingMonth,
  besides: string | null,
): Promise<Cents> {
  const ofMonth = and(
    eq(paymentOrder.state, 'captured'),
    gte(paymentOrder.capturedAt, new Date(month.from)),
    lt(paymentOrder.capturedAt, new Date(month.to)),
  );
  const ofPlays = db
    .select({ sum: sql`sum(${purchasePrice})` })
    .from(purchase)
    .where(and(eq(purchase.orderId, paymentOrder.id), isNotNull(purchase.refundedAt)));
  const ofShares = db
    .select({ sum: sql`sum(${groupShareRefund.amountCents})` })
    .from(groupShareRefund)
    .innerJoin(groupShare, eq(groupShare.id, groupShareRefund.shareId))
    .where(eq(groupShare.orderId, paymentOrder.id));
  const [row] = await db
    .select({
      spent:
        sql<number>`coalesce(sum(${paymentOrder.amountCents} - coalesce((${ofPlays}), 0) - coalesce((${ofShares}), 0)), 0)`.mapWith(
          Number,
        ),
    })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.customerId, customerId),
        ne(paymentOrder.kind, 'subscription'),
        besides === null ? undefined : ne(paymentOrder.id, besides),
        or(eq(paymentOrder.state, 'capturing'), ofMonth),
      ),
    );
  return cents(row?.spent ?? 0);
}

/** A customer's plays for a draw date of a lottery, both series together, but those won as prizes and those given back. */
export interface PlayCount {
  readonly inCart: number;
  /** Of these, how many an order is being captured with. */
  readonly beingPaid: number;
  readonly bought: number;
}

export async function countPlays(
  db: Db,
  customerId: number,
  draw: { readonly lotteryId: number; readonly drawDate: string },
): Promise<PlayCount> {
  const ofDraw = (of: typeof play | typeof purchase) =>
    and(
      eq(of.customerId, customerId),
      eq(of.lotteryId, draw.lotteryId),
      eq(of.drawDate, draw.drawDate),
      isNull(of.freeOfPurchaseId),
    );
  const [cart] = await db
    .select({ inCart: count(), beingPaid: count(play.orderId) })
    .from(play)
    .where(ofDraw(play));
  const kept = and(ofDraw(purchase), isNull(purchase.refundedAt), isNull(purchase.deletedAt));
  const [owned] = await db.select({ bought: count() }).from(purchase).where(kept);
  return { inCart: cart?.inCart ?? 0, beingPaid: cart?.beingPaid ?? 0, bought: owned?.bought ?? 0 };
}
