import type { Db } from '@bolillero/database/connection';
import { lottery } from '@bolillero/database/schema/lottery';
import { orderItem, paymentOrder, purchase, subscriptionPeriod } from '@bolillero/database/schema/play';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import { cartReceiptMail, type PaidPlay, subscriptionReceiptMail } from '@bolillero/texts/mail';
import { instantInMail, type MailText } from '@bolillero/texts/mail-parts';
import { asc, eq } from 'drizzle-orm';
import type { Config } from '../settings/config.ts';
import { amountText, lotteryColumns, seriesName } from './facts.ts';
import { mailLinks } from './links.ts';

/** The receipt of an order, for plays or for a subscription; null when there is no such order. */
export async function receiptMail(db: Db, config: Config, orderId: string): Promise<MailText | null> {
  const [order] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, orderId));
  if (order === undefined) return null;
  const paid = {
    total: amountText(order.amountCents, order.currency),
    paidAt: instantInMail(order.capturedAt ?? order.updatedAt, config.houseTimeZone),
    reference: order.provider === 'none' ? null : order.providerCapture,
  };
  if (order.kind === 'subscription') {
    const [period] = await db
      .select({ endsAt: subscriptionPeriod.endsAt })
      .from(subscriptionPeriod)
      .where(eq(subscriptionPeriod.orderId, orderId));
    return subscriptionReceiptMail({
      ...paid,
      months: order.months ?? 0,
      endsAt: period === undefined ? null : instantInMail(period.endsAt, config.houseTimeZone),
      link: mailLinks.subscription(config),
    });
  }
  const plays = await paidPlays(db, orderId, order.currency);
  return cartReceiptMail({ ...paid, plays, link: mailLinks.purchases(config) });
}

async function paidPlays(db: Db, orderId: string, currency: string): Promise<PaidPlay[]> {
  const rows = await db
    .select({ ...lotteryColumns, item: orderItem, number: purchase.id })
    .from(orderItem)
    .innerJoin(lottery, eq(lottery.id, orderItem.lotteryId))
    .leftJoin(purchase, eq(purchase.orderItemId, orderItem.id))
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.id));
  return rows.map(({ item, number, ...named }) => ({
    number,
    lottery: seriesName(named, item.series),
    drawDate: item.drawDate,
    balls: item.balls,
    special: item.special,
    specialName: named.specialName,
    amount: amountText(priceOf(item), currency),
  }));
}
