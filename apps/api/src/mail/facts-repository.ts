import type { Db } from '@bolillero/database/connection';
import { lottery } from '@bolillero/database/schema/lottery';
import {
  notification,
  orderItem,
  paymentOrder,
  purchase,
  purchaseRefund,
  subscriptionPeriod,
} from '@bolillero/database/schema/play';
import { supportMessage } from '@bolillero/database/schema/support';
import { and, asc, eq, ne, sql } from 'drizzle-orm';

/** What a lottery is called in a mail. */
const lotteryColumns = {
  displayName: lottery.displayName,
  specialName: lottery.specialName,
  laggardsName: lottery.laggardsName,
} as const;

/** A purchase with its lottery's names, the currency that it was paid in, and why it was refunded where it was. */
export async function findPurchase(db: Db, id: number) {
  const [row] = await db
    .select({
      ...lotteryColumns,
      row: purchase,
      currency: paymentOrder.currency,
      refundReason: purchaseRefund.reason,
    })
    .from(purchase)
    .innerJoin(lottery, eq(lottery.id, purchase.lotteryId))
    .innerJoin(paymentOrder, eq(paymentOrder.id, purchase.orderId))
    .leftJoin(purchaseRefund, eq(purchaseRefund.purchaseId, purchase.id))
    .where(eq(purchase.id, id));
  return row ?? null;
}

/** The money of an order that went back. */
export async function findRefundedOrder(db: Db, orderId: string) {
  const [row] = await db
    .select({
      // What went back is what was taken, which may not be what was asked.
      amountCents: sql<number>`coalesce(${paymentOrder.capturedCents}, ${paymentOrder.amountCents})`.mapWith(
        Number,
      ),
      currency: paymentOrder.currency,
      kind: paymentOrder.kind,
      cause: paymentOrder.refundCause,
    })
    .from(paymentOrder)
    .where(eq(paymentOrder.id, orderId));
  return row ?? null;
}

export async function findSupportMessage(db: Db, id: number) {
  const [row] = await db
    .select({
      email: supportMessage.email,
      createdAt: supportMessage.createdAt,
      answer: supportMessage.answer,
    })
    .from(supportMessage)
    .where(eq(supportMessage.id, id));
  return row ?? null;
}

export async function findOrder(db: Db, id: string): Promise<typeof paymentOrder.$inferSelect | null> {
  const [order] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, id));
  return order ?? null;
}

/** When the subscription that an order paid for ends; null for an order of plays. */
export async function findPeriodEnd(db: Db, orderId: string): Promise<Date | null> {
  const [period] = await db
    .select({ endsAt: subscriptionPeriod.endsAt })
    .from(subscriptionPeriod)
    .where(eq(subscriptionPeriod.orderId, orderId));
  return period?.endsAt ?? null;
}

/** The plays of an order with their lotteries' names, and the number of the purchase that each has become. */
export async function itemsOf(db: Db, orderId: string) {
  return await db
    .select({ ...lotteryColumns, item: orderItem, number: purchase.id })
    .from(orderItem)
    .innerJoin(lottery, eq(lottery.id, orderItem.lotteryId))
    .leftJoin(purchase, eq(purchase.orderItemId, orderItem.id))
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.id));
}

/** The notices of wins, and of wins that changed or went, among some, with the plays that they tell of. */
export async function findWins(db: Db, notificationIds: readonly number[]) {
  // One array parameter, however many.
  const ids = sql.param([...notificationIds]);
  return await db
    .select({
      ...lotteryColumns,
      told: notification,
      howToCollect: lottery.howToCollect,
      purchaseId: purchase.id,
      series: purchase.series,
      drawDate: purchase.drawDate,
      balls: purchase.balls,
      special: purchase.special,
    })
    .from(notification)
    .innerJoin(purchase, eq(purchase.id, notification.purchaseId))
    .innerJoin(lottery, eq(lottery.id, purchase.lotteryId))
    .where(and(sql`${notification.id} = ANY (${ids}::int[])`, ne(notification.kind, 'refund')))
    .orderBy(asc(notification.id));
}
