import type { Db } from '@bolillero/database/connection';
import { groupShareRefund } from '@bolillero/database/schema/group-share';
import { mail } from '@bolillero/database/schema/mail';
import {
  notification,
  paymentOrder,
  purchase,
  purchasePrice,
  purchaseRefund,
} from '@bolillero/database/schema/play';
import { supportMessage } from '@bolillero/database/schema/support';
import type { Currency } from '@bolillero/domain/money/cents';
import { and, asc, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { failing } from '../mail/repository.ts';
import { alive } from '../purchases/repository.ts';

export interface TicketsOfDraw {
  readonly lotteryId: number;
  readonly drawDate: string;
  readonly pending: number;
  /** What the pending ones cost. */
  readonly pendingCents: number;
}

/** Tickets without PDF by lottery and draw date, both series together. The index of the pending ones has them all. */
export async function pendingByDraw(db: Db): Promise<TicketsOfDraw[]> {
  return await db
    .select({
      lotteryId: purchase.lotteryId,
      drawDate: purchase.drawDate,
      pending: count(),
      pendingCents: sql<number>`sum(${purchasePrice})`.mapWith(Number),
    })
    .from(purchase)
    .where(and(isNull(purchase.soldAt), isNull(purchase.refundedAt), alive))
    .groupBy(purchase.lotteryId, purchase.drawDate);
}

/** How many tickets of a draw have their PDF, and keep their price. */
export async function soldOfDraw(db: Db, lotteryId: number, drawDate: string): Promise<number> {
  const [row] = await db
    .select({ sold: count() })
    .from(purchase)
    .where(
      and(
        eq(purchase.lotteryId, lotteryId),
        // the index of sold ones is by series
        sql`${purchase.series} IN (0, 1)`,
        eq(purchase.drawDate, drawDate),
        sql`${purchase.soldAt} IS NOT NULL`,
        isNull(purchase.refundedAt),
        alive,
      ),
    );
  return row?.sold ?? 0;
}

const open = isNull(supportMessage.answeredAt);

export async function openQuestions(db: Db, most: number) {
  return await db
    .select({
      id: supportMessage.id,
      name: supportMessage.name,
      message: supportMessage.message,
      createdAt: supportMessage.createdAt,
    })
    .from(supportMessage)
    .where(open)
    .orderBy(asc(supportMessage.id))
    .limit(most);
}

export async function countOpenQuestions(db: Db): Promise<number> {
  return await db.$count(supportMessage, open);
}

export async function failingMails(db: Db, most: number) {
  return await db
    .select({
      id: mail.id,
      subject: mail.subject,
      address: mail.address,
      lastError: mail.lastError,
      state: mail.state,
    })
    .from(mail)
    .where(failing)
    .orderBy(desc(mail.id))
    .limit(most);
}

export async function countFailingMails(db: Db): Promise<number> {
  return await db.$count(mail, failing);
}

/** What was captured since an instant, by the days of a zone's calendar; days without a sale are left out. */
export async function capturedByDay(
  db: Db,
  since: Date,
  timeZone: string,
): Promise<{ date: string; amountCents: number }[]> {
  const day = sql<string>`(${paymentOrder.capturedAt} AT TIME ZONE ${timeZone})::date::text`;
  return await db
    .select({ date: day, amountCents: sql<number>`sum(${paymentOrder.amountCents})`.mapWith(Number) })
    .from(paymentOrder)
    .where(and(gte(paymentOrder.capturedAt, since), eq(paymentOrder.state, 'captured')))
    .groupBy(sql`1`);
}

/** What was given back since an instant of purchases and shares, in cents. */
export async function refundedSince(db: Db, since: Date): Promise<number> {
  let all = 0;
  for (const of of [purchaseRefund, groupShareRefund]) {
    const [row] = await db
      .select({ amount: sql<number>`coalesce(sum(${of.amountCents}), 0)`.mapWith(Number) })
      .from(of)
      .where(and(eq(of.state, 'done'), gte(of.doneAt, since)));
    all += row?.amount ?? 0;
  }
  return all;
}

/** Prizes of money that were told since an instant, by their currency, in cents. */
export async function prizesTold(
  db: Db,
  since: Date,
): Promise<{ currency: Currency; amountCents: number }[]> {
  return await db
    .select({
      currency: notification.currency,
      amountCents: sql<number>`sum(${notification.amountCents})`.mapWith(Number),
    })
    .from(notification)
    .where(and(gte(notification.createdAt, since), sql`${notification.kind} IN ('win', 'changed')`))
    .groupBy(notification.currency)
    .having(sql`sum(${notification.amountCents}) > 0`)
    .orderBy(asc(notification.currency));
}
