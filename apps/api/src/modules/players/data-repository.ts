import type { Db } from '@bolillero/database/connection';
import { customer, subscription } from '@bolillero/database/schema/account';
import { draw } from '@bolillero/database/schema/draw';
import { lottery } from '@bolillero/database/schema/lottery';
import { mail } from '@bolillero/database/schema/mail';
import {
  notification,
  paymentOrder,
  play,
  purchase,
  purchaseRefund,
  subscriptionPeriod,
  win,
} from '@bolillero/database/schema/play';
import { playSet, playSetLine } from '@bolillero/database/schema/play-set';
import { supportMessage } from '@bolillero/database/schema/support';
import { winner } from '@bolillero/database/schema/winner';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows that are read at a time: a file of any length is never held whole. */
const rowsAtATime = 500;

/** A row's fields as they are kept; its key besides, by which the next rows are asked for. */
type Kept = { readonly key: number } & Readonly<Record<string, unknown>>;

/** Reads what is found page by page, each after the last key of the one before. */
async function* paged<Row extends Kept>(read: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtATime) return;
    after = last.key;
  }
}

const next = (owner: PgColumn, customerId: number, key: PgColumn, after: number): SQL | undefined =>
  and(eq(owner, customerId), gt(key, after));

/** The columns of a customer's own row that are theirs to know. */
export async function findOwnRow(db: Db, customerId: number) {
  const [row] = await db
    .select({
      id: customer.id,
      name: customer.name,
      lastname: customer.lastname,
      birthday: customer.birthday,
      dni: customer.dni,
      country: customer.country,
      address: customer.address,
      type: customer.type,
      createdAt: customer.createdAt,
      unwantedMail: customer.unwantedMail,
    })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row ?? null;
}

export async function findSubscription(db: Db, customerId: number) {
  const [row] = await db
    .select({ startedAt: subscription.startedAt, endsAt: subscription.endsAt })
    .from(subscription)
    .where(eq(subscription.customerId, customerId));
  return row ?? null;
}

/** Their orders, paid or not. */
export const orders = (db: Db, customerId: number) =>
  paged((after) =>
    db
      .select({
        key: paymentOrder.number,
        kind: paymentOrder.kind,
        provider: paymentOrder.provider,
        amountCents: paymentOrder.amountCents,
        currency: paymentOrder.currency,
        state: paymentOrder.state,
        months: paymentOrder.months,
        createdAt: paymentOrder.createdAt,
        capturedAt: paymentOrder.capturedAt,
      })
      .from(paymentOrder)
      .where(next(paymentOrder.customerId, customerId, paymentOrder.number, after))
      .orderBy(asc(paymentOrder.number))
      .limit(rowsAtATime),
  );

/** Their purchases, with what each won and what was given back of it. */
export const purchases = (db: Db, customerId: number) =>
  paged((after) =>
    db
      .select({
        key: purchase.id,
        order: paymentOrder.number,
        lottery: lottery.displayName,
        series: purchase.series,
        drawDate: purchase.drawDate,
        balls: purchase.balls,
        special: purchase.special,
        withMultiplier: purchase.withMultiplier,
        multiplier: purchase.multiplier,
        ticketPriceCents: purchase.ticketPriceCents,
        serviceFeeCents: purchase.serviceFeeCents,
        multiplierPriceCents: purchase.multiplierPriceCents,
        createdAt: purchase.createdAt,
        soldAt: purchase.soldAt,
        prizeKind: win.kind,
        prizeCents: win.amountCents,
        prizeCurrency: lottery.currency,
        refundCents: purchaseRefund.amountCents,
        refundReason: purchaseRefund.reason,
        refundRequestedAt: purchaseRefund.requestedAt,
        refundDoneAt: purchaseRefund.doneAt,
      })
      .from(purchase)
      .innerJoin(lottery, eq(lottery.id, purchase.lotteryId))
      .innerJoin(paymentOrder, eq(paymentOrder.id, purchase.orderId))
      .leftJoin(win, eq(win.purchaseId, purchase.id))
      .leftJoin(purchaseRefund, eq(purchaseRefund.purchaseId, purchase.id))
      .where(next(purchase.customerId, customerId, purchase.id, after))
      .orderBy(asc(purchase.id))
      .limit(rowsAtATime),
  );

/** The plays in their cart. */
export const cart = (db: Db, customerId: number) =>
  paged((after) =>
    db
      .select({
        key: play.id,
        lottery: lottery.displayName,
        series: play.series,
        drawDate: play.drawDate,
        balls: play.balls,
        special: play.special,
        withMultiplier: play.withMultiplier,
        createdAt: play.createdAt,
      })
      .from(play)
      .innerJoin(lottery, eq(lottery.id, play.lotteryId))
      .where(next(play.customerId, customerId, play.id, after))
      .orderBy(asc(play.id))
      .limit(rowsAtATime),
  );

/** The plays that they keep under a name. */
export const favouritePlays = (db: Db, customerId: number) =>
  paged(async (after) => {
    const sets = await db
      .select({ key: playSet.id, name: playSet.name, lottery: lottery.displayName, series: playSet.series })
      .from(playSet)
      .innerJoin(lottery, eq(lottery.id, playSet.lotteryId))
      .where(next(playSet.customerId, customerId, playSet.id, after))
      .orderBy(asc(playSet.id))
      .limit(rowsAtATime);
    return await Promise.all(
      sets.map(async (one) => ({
        ...one,
        plays: await db
          .select({
            balls: playSetLine.balls,
            special: playSetLine.special,
            withMultiplier: playSetLine.withMultiplier,
          })
          .from(playSetLine)
          .where(eq(playSetLine.playSetId, one.key))
          .orderBy(asc(playSetLine.line)),
      })),
    );
  });

export const notifications = (db: Db, customerId: number) =>
  paged((after) =>
    db
      .select({
        key: notification.id,
        kind: notification.kind,
        purchase: notification.purchaseId,
        amountCents: notification.amountCents,
        currency: notification.currency,
        level: notification.level,
        reason: notification.reason,
        readAt: notification.readAt,
        createdAt: notification.createdAt,
      })
      .from(notification)
      .where(next(notification.customerId, customerId, notification.id, after))
      .orderBy(asc(notification.id))
      .limit(rowsAtATime),
  );

/** What they were written, without what stands in it: links that open an account may. */
export const mails = (db: Db, customerId: number) =>
  paged((after) =>
    db
      .select({
        key: mail.id,
        kind: mail.kind,
        address: mail.address,
        subject: mail.subject,
        state: mail.state,
        createdAt: mail.createdAt,
        sentAt: mail.sentAt,
      })
      .from(mail)
      .where(next(mail.customerId, customerId, mail.id, after))
      .orderBy(asc(mail.id))
      .limit(rowsAtATime),
  );

export const supportMessages = (db: Db, customerId: number) =>
  paged((after) =>
    db
      .select({
        key: supportMessage.id,
        name: supportMessage.name,
        email: supportMessage.email,
        message: supportMessage.message,
        createdAt: supportMessage.createdAt,
        answer: supportMessage.answer,
        answeredAt: supportMessage.answeredAt,
      })
      .from(supportMessage)
      .where(next(supportMessage.customerId, customerId, supportMessage.id, after))
      .orderBy(asc(supportMessage.id))
      .limit(rowsAtATime),
  );

/** What is kept of them as a winner: the name that they want shown, and since when they agree to it. */
export async function winnersOf(db: Db, customerId: number) {
  return await db
    .select({
      lottery: lottery.displayName,
      series: draw.series,
      drawDate: draw.date,
      shownName: winner.shownName,
      consentOn: winner.consentOn,
      createdAt: winner.createdAt,
    })
    .from(winner)
    .innerJoin(draw, eq(draw.id, winner.drawId))
    .innerJoin(lottery, eq(lottery.id, draw.lotteryId))
    .where(eq(winner.customerId, customerId))
    .orderBy(asc(winner.id));
}

/** The stretches of subscription that they bought, the first first. */
export async function periodsOf(db: Db, customerId: number) {
  return await db
    .select({
      order: paymentOrder.number,
      months: subscriptionPeriod.months,
      startsAt: subscriptionPeriod.startsAt,
      endsAt: subscriptionPeriod.endsAt,
    })
    .from(subscriptionPeriod)
    .innerJoin(paymentOrder, eq(paymentOrder.id, subscriptionPeriod.orderId))
    .where(eq(subscriptionPeriod.customerId, customerId))
    .orderBy(asc(subscriptionPeriod.startsAt));
}
