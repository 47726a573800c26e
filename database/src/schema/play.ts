import { currencies } from '@bolillero/domain/money/cents';
import { notificationKinds, winChangeCauses, winChangeKinds } from '@bolillero/domain/notifications/kinds';
import {
  moneyBackStates,
  orderKinds,
  orderStates,
  paymentProviders,
  refundCauses,
  refundStates,
} from '@bolillero/domain/payments/states';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { adminUser, customer } from './account.ts';
import { ballMask, balls, calendarDate, cents, id, instant, isOneOf } from './columns.ts';
import { draw } from './draw.ts';
import { file } from './file.ts';
import { groupGame } from './group-game.ts';
import { drawSeries } from './lottery.ts';

/** A payment. An order of nothing but free plays costs 0 and has no provider. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: uuid('id').primaryKey(),
    /** What its receipt is called: counted from 1 on, with gaps. */
    number: integer('number').generatedByDefaultAsIdentity().notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text('kind', { enum: orderKinds }).notNull(),
    provider: text('provider', { enum: paymentProviders }).notNull(),
    providerOrder: text('provider_order').notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    providerCapture: text('provider_capture'),
    /** What the provider says it took; it must be the amount. */
    capturedCents: cents('captured_cents'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    capturedAt: instant('captured_at'),
    /** Of one whose money went back: why; null where that was not written down. */
    refundCause: text('refund_cause', { enum: refundCauses }),
    /** Of a subscription: what was bought, at the price that was shown. */
    months: smallint('months'),
    monthlyPriceCents: cents('monthly_price_cents'),
    /** When the provider is to be asked about it, whoever else may have been meant to; null when all is said. */
    nextCheckAt: instant('next_check_at'),
    /** The last entry of the chain of proof when it was captured, as its receipt says it; null: there was none. Entries are final. */
    proofSeq: integer('proof_seq'),
  },
  (t) => [
    unique('payment_order_number_once').on(t.number),
    unique('payment_order_provider_unique').on(t.provider, t.providerOrder),
    index('payment_order_customer').on(t.customerId),
    index('payment_order_captured').on(t.capturedAt).where(sql`captured_at IS NOT NULL`),
    index('payment_order_to_check').on(t.nextCheckAt).where(sql`next_check_at IS NOT NULL`),
    check(
      'payment_order_costs_or_has_no_provider',
      sql`${t.amountCents} >= 0 AND (${t.amountCents} = 0) = (${t.provider} = 'none')`,
    ),
    check(
      'payment_order_subscription_has_months',
      sql`(${t.kind} = 'subscription') = (${t.months} IS NOT NULL) AND (${t.kind} = 'subscription') = (${t.monthlyPriceCents} IS NOT NULL)
        AND (${t.kind} <> 'subscription' OR ${t.amountCents} = ${t.months} * ${t.monthlyPriceCents})`,
    ),
    check('payment_order_state_known', isOneOf(t.state, orderStates)),
    check(
      'payment_order_refund_has_cause',
      sql`${isOneOf(t.refundCause, refundCauses)} AND (${t.refundCause} IS NULL OR ${isOneOf(t.state, moneyBackStates)})`,
    ),
    check(
      'payment_order_captured_has_capture',
      sql`${t.state} <> 'captured' OR (${t.providerCapture} IS NOT NULL AND ${t.capturedAt} IS NOT NULL AND ${t.capturedCents} IS NOT DISTINCT FROM ${t.amountCents})`,
    ),
  ],
);

/** The purchase that won a play as its prize: that play costs nothing, and is given once. */
const freeOfPurchase = () => integer('free_of_purchase_id').references((): AnyPgColumn => purchase.id);

/** A registered play that is not paid yet: a line of the customer's cart. */
export const play = pgTable(
  'play',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    lotteryId: integer('lottery_id').notNull(),
    series: smallint('series').notNull(),
    drawDate: calendarDate('draw_date').notNull(),
    balls: balls().notNull(),
    special: smallint('special'),
    withMultiplier: boolean('with_multiplier').notNull().default(false),
    /** The order that is being captured with it: until that ends, no other order may take it. */
    orderId: uuid('order_id').references(() => paymentOrder.id),
    freeOfPurchaseId: freeOfPurchase(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'play_series_fkey',
      columns: [t.lotteryId, t.series],
      foreignColumns: [drawSeries.lotteryId, drawSeries.series],
    }),
    unique('play_registered_once')
      .on(
        t.customerId,
        t.lotteryId,
        t.series,
        t.drawDate,
        t.balls,
        t.special,
        t.withMultiplier,
        t.freeOfPurchaseId,
      )
      .nullsNotDistinct(),
    unique('play_free_once').on(t.freeOfPurchaseId),
    index('play_order').on(t.orderId).where(sql`order_id IS NOT NULL`),
    check('play_balls_are_a_set', sql`is_ball_set(${t.balls})`),
    check('play_special_in_range', sql`${t.special} BETWEEN 1 AND 99`),
  ],
);

/** What an order is for, as it was shown to the customer: a snapshot of the cart's lines and their prices. */
export const orderItem = pgTable(
  'order_item',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrder.id),
    /** The cart line it was made from; the line is gone once paid. */
    playId: integer('play_id').notNull(),
    lotteryId: integer('lottery_id').notNull(),
    series: smallint('series').notNull(),
    drawDate: calendarDate('draw_date').notNull(),
    balls: balls().notNull(),
    special: smallint('special'),
    withMultiplier: boolean('with_multiplier').notNull(),
    ticketPriceCents: cents('ticket_price_cents').notNull(),
    serviceFeeCents: cents('service_fee_cents').notNull(),
    multiplierPriceCents: cents('multiplier_price_cents').notNull().default(0),
    freeOfPurchaseId: freeOfPurchase(),
  },
  (t) => [unique('order_item_play_once').on(t.orderId, t.playId)],
);

/** A paid play. Pending until its PDF is uploaded, then sold. */
export const purchase = pgTable(
  'purchase',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrder.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItem.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    lotteryId: integer('lottery_id').notNull(),
    series: smallint('series').notNull(),
    drawDate: calendarDate('draw_date').notNull(),
    balls: balls().notNull(),
    mask: ballMask(),
    special: smallint('special'),
    withMultiplier: boolean('with_multiplier').notNull(),
    /** The multiplier printed on the ticket, where the lottery draws one per play. */
    multiplier: smallint('multiplier'),
    ticketPriceCents: cents('ticket_price_cents').notNull(),
    serviceFeeCents: cents('service_fee_cents').notNull(),
    multiplierPriceCents: cents('multiplier_price_cents').notNull().default(0),
    freeOfPurchaseId: freeOfPurchase(),
    ticketFileId: integer('ticket_file_id').references(() => file.id),
    soldAt: instant('sold_at'),
    refundedAt: instant('refunded_at'),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'purchase_series_fkey',
      columns: [t.lotteryId, t.series],
      foreignColumns: [drawSeries.lotteryId, drawSeries.series],
    }),
    unique('purchase_once_per_order_item').on(t.orderItemId),
    unique('purchase_free_once').on(t.freeOfPurchaseId),
    index('purchase_customer').on(t.customerId, t.id),
    index('purchase_order').on(t.orderId),
    index('purchase_sold')
      .on(t.lotteryId, t.series, t.drawDate, t.id)
      .where(sql`sold_at IS NOT NULL AND deleted_at IS NULL`),
    // What the list of bought tickets is put in order by.
    index('purchase_sold_at').on(t.soldAt, t.id).where(sql`sold_at IS NOT NULL AND deleted_at IS NULL`),
    index('purchase_sold_draw').on(t.drawDate, t.id).where(sql`sold_at IS NOT NULL AND deleted_at IS NULL`),
    index('purchase_pending').on(t.drawDate, t.id).where(sql`sold_at IS NULL AND deleted_at IS NULL`),
    check('purchase_balls_are_a_set', sql`is_ball_set(${t.balls})`),
    check('purchase_special_in_range', sql`${t.special} BETWEEN 1 AND 99`),
    check('purchase_multiplier_in_range', sql`${t.multiplier} BETWEEN 1 AND 10`),
    check('purchase_sold_has_ticket', sql`(${t.soldAt} IS NULL) = (${t.ticketFileId} IS NULL)`),
  ],
);

/** What a purchase cost, all in all, in cents: `priceOf` of the domain, in SQL. */
export const purchasePrice = sql<number>`(${purchase.ticketPriceCents} + ${purchase.serviceFeeCents} + ${purchase.multiplierPriceCents})`;

/** What a settled play won. A play that won nothing has no row. */
export const win = pgTable(
  'win',
  {
    purchaseId: integer('purchase_id')
      .primaryKey()
      .references(() => purchase.id),
    drawId: integer('draw_id')
      .notNull()
      .references(() => draw.id, { onDelete: 'cascade' }),
    /** Revision of the draw that gave this. */
    revision: integer('revision').notNull(),
    position: smallint('position').notNull(),
    main: smallint('main').notNull(),
    special: boolean('special').notNull(),
    matched: smallint('matched').array().notNull(),
    matchedSpecial: smallint('matched_special'),
    kind: text('kind', { enum: prizeKinds }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The free play that it pays has been put in the cart. */
    freeGiven: boolean('free_given').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('win_draw').on(t.drawId),
    check('win_amount_not_negative', sql`${t.amountCents} >= 0`),
    check('win_kind_known', isOneOf(t.kind, prizeKinds)),
  ],
);

/**
 * What a customer is told, once: a win per play and draw, and per group game and draw; a refund per order, per purchase or per
 * group game. A win that changes after it was
 * told is told anew, in the place of the first; one that goes is told as withdrawn, and is of no draw any more.
 */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    purchaseId: integer('purchase_id').references(() => purchase.id),
    drawId: integer('draw_id').references(() => draw.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => paymentOrder.id),
    /** Of the shares that they have of a game. */
    groupGameId: integer('group_game_id').references((): AnyPgColumn => groupGame.id),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** The win is a free play; its amount is 0. */
    freePlay: boolean('free_play').notNull().default(false),
    /** The level that was won, as prize tables write it. */
    level: text('level'),
    /** Of a changed or withdrawn win: what was told before. */
    beforeCents: cents('before_cents'),
    beforeFreePlay: boolean('before_free_play').notNull().default(false),
    beforeLevel: text('before_level'),
    cause: text('cause', { enum: winChangeCauses }),
    /** What an administrator wrote of the cause. */
    reason: text('reason'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('notification_once_per_play_and_draw').on(t.purchaseId, t.drawId),
    unique('notification_once_per_order').on(t.orderId),
    uniqueIndex('notification_once_per_refund').on(t.purchaseId).where(sql`kind = 'refund'`),
    unique('notification_once_per_game_and_draw').on(t.groupGameId, t.customerId, t.drawId),
    uniqueIndex('notification_once_per_game_refund')
      .on(t.groupGameId, t.customerId)
      .where(sql`kind = 'refund'`),
    index('notification_customer').on(t.customerId, t.id),
    index('notification_created').on(t.createdAt),
    index('notification_draw').on(t.drawId).where(sql`draw_id IS NOT NULL`),
    check(
      'notification_says_what_it_is_about',
      sql`CASE ${t.kind} WHEN 'win' THEN num_nonnulls(${t.purchaseId}, ${t.groupGameId}) = 1 AND ${t.drawId} IS NOT NULL WHEN 'changed' THEN num_nonnulls(${t.purchaseId}, ${t.groupGameId}) = 1 AND ${t.drawId} IS NOT NULL WHEN 'withdrawn' THEN num_nonnulls(${t.purchaseId}, ${t.groupGameId}) = 1 AND ${t.drawId} IS NULL AND ${t.amountCents} = 0 AND NOT ${t.freePlay} WHEN 'refund' THEN num_nonnulls(${t.orderId}, ${t.purchaseId}, ${t.groupGameId}) = 1 AND ${t.drawId} IS NULL ELSE false END`,
    ),
    check(
      'notification_says_what_changed',
      sql`(${isOneOf(t.kind, winChangeKinds)}) = (${t.beforeCents} IS NOT NULL) AND (${t.beforeCents} IS NULL) = (${t.cause} IS NULL) AND (${t.reason} IS NULL OR ${t.cause} IS NOT NULL)`,
    ),
    check('notification_cause_known', isOneOf(t.cause, winChangeCauses)),
  ],
);

/** A purchase whose whole price an administrator gives back. The money moves once, when the provider has been reached. */
export const purchaseRefund = pgTable(
  'purchase_refund',
  {
    purchaseId: integer('purchase_id')
      .primaryKey()
      .references(() => purchase.id),
    adminId: integer('admin_id')
      .notNull()
      .references(() => adminUser.id),
    reason: text('reason').notNull(),
    amountCents: cents('amount_cents').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    doneAt: instant('done_at'),
  },
  (t) => [
    index('purchase_refund_done').on(t.doneAt).where(sql`done_at IS NOT NULL`),
    check('purchase_refund_not_negative', sql`${t.amountCents} >= 0`),
    check('purchase_refund_says_why', sql`length(${t.reason}) > 0`),
    check(
      'purchase_refund_state_known',
      sql`(${t.state} = 'done') = (${t.doneAt} IS NOT NULL) AND ${isOneOf(t.state, refundStates)}`,
    ),
  ],
);

/** A bought stretch of a subscription: the first begins when it is paid, a renewal at the end of what there is. */
export const subscriptionPeriod = pgTable(
  'subscription_period',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => paymentOrder.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    months: smallint('months').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // Two renewals that both began at one present end would be one of them lost.
    unique('subscription_period_starts_once').on(t.customerId, t.startsAt),
    check('subscription_period_sensible', sql`${t.months} > 0 AND ${t.endsAt} > ${t.startsAt}`),
  ],
);

/** Notices of a payment company, each taken once, however often it is sent. */
export const paymentEvent = pgTable('payment_event', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  providerOrder: text('provider_order'),
  receivedAt: instant('received_at').notNull(),
});

/** The test gateway's own books: it stands for the provider's side and is never read for anything else. */
export const testGatewayOrder = pgTable(
  'test_gateway_order',
  {
    id: text('id').primaryKey(),
    reference: uuid('reference').notNull(),
    amountCents: cents('amount_cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['created', 'approved', 'declined', 'captured', 'refunded'] }).notNull(),
    captureId: text('capture_id'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [unique('test_gateway_order_reference_unique').on(t.reference)],
);

/** Money that the test gateway gave back, each reference once. */
export const testGatewayRefund = pgTable('test_gateway_refund', {
  reference: text('reference').primaryKey(),
  captureId: text('capture_id').notNull(),
  amountCents: cents('amount_cents').notNull(),
  createdAt: instant('created_at').notNull(),
});
