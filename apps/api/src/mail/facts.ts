import type { Db } from '@bolillero/database/connection';
import { lottery } from '@bolillero/database/schema/lottery';
import { paymentOrder, purchase, purchaseRefund } from '@bolillero/database/schema/play';
import { supportMessage } from '@bolillero/database/schema/support';
import { seriesOf } from '@bolillero/domain/games/series';
import { type Currency, cents, formatMoney } from '@bolillero/domain/money/cents';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import type { PlayInMail } from '@bolillero/texts/mail';
import { eq, sql } from 'drizzle-orm';

/** An amount as mails write it, always with its currency: '$3.00 USD', 'S/ 3.00'. */
export function amountText(amountCents: number, currency: string): string {
  return `${formatMoney(cents(amountCents), currency as Currency)}${currency === 'USD' ? ' USD' : ''}`;
}

/** What every play's own columns are called wherever a mail reads them. */
export const lotteryColumns = {
  displayName: lottery.displayName,
  specialName: lottery.specialName,
  laggardsName: lottery.laggardsName,
} as const;

/** A lottery's name with its second drawing's, where it is of that one. */
export function seriesName(one: { displayName: string; laggardsName: string }, series: number): string {
  return seriesOf(series) === 'laggards' && one.laggardsName !== ''
    ? `${one.displayName} ${one.laggardsName}`
    : one.displayName;
}

export interface PurchaseFacts {
  readonly play: PlayInMail;
  readonly multiplier: number | null;
  readonly priceCents: number;
  readonly currency: string;
  readonly refundReason: string | null;
}

export async function loadPurchase(db: Db, id: number): Promise<PurchaseFacts | null> {
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
  if (row === undefined) return null;
  const { row: bought } = row;
  return {
    play: {
      purchaseId: bought.id,
      lottery: seriesName(row, bought.series),
      drawDate: bought.drawDate,
      balls: bought.balls,
      special: bought.special,
      specialName: row.specialName,
    },
    multiplier: bought.multiplier,
    priceCents: priceOf(bought),
    currency: row.currency,
    refundReason: row.refundReason,
  };
}

export const paidPrice = ({ priceCents, currency }: PurchaseFacts) => amountText(priceCents, currency);

export async function loadRefundedOrder(db: Db, orderId: string) {
  const [row] = await db
    .select({
      // What went back is what was taken, which may not be what was asked.
      amountCents: sql<number>`coalesce(${paymentOrder.capturedCents}, ${paymentOrder.amountCents})`.mapWith(
        Number,
      ),
      currency: paymentOrder.currency,
    })
    .from(paymentOrder)
    .where(eq(paymentOrder.id, orderId));
  return row ?? null;
}

export async function loadSupportMessage(db: Db, id: number) {
  const [row] = await db
    .select({ email: supportMessage.email, message: supportMessage.message, answer: supportMessage.answer })
    .from(supportMessage)
    .where(eq(supportMessage.id, id));
  return row ?? null;
}

/** Ids as one array parameter, however many. */
export const anyOf = (ids: readonly number[]) => sql`ANY (${sql.param([...ids])}::int[])`;
