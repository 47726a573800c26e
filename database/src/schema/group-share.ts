import { groupRefundCauses } from '@bolillero/domain/group-games/options';
import { refundStates } from '@bolillero/domain/payments/states';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { customer } from './account.ts';
import { cents, id, instant, isOneOf } from './columns.ts';
import { draw } from './draw.ts';
import { groupGame } from './group-game.ts';
import { paymentOrder } from './play.ts';

/**
 * Shares in a customer's cart: one line of it for each game. Its id is of the same sequence as those of plays, so that a line of
 * the cart is named by a number alone.
 */
export const groupCartShare = pgTable(
  'group_cart_share',
  {
    id: integer('id').primaryKey().default(sql`nextval('play_id_seq')`),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => groupGame.id),
    shares: integer('shares').notNull(),
    /** The order that is being captured with it: until that ends, no other order may take it. */
    orderId: uuid('order_id').references(() => paymentOrder.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('group_cart_share_once').on(t.customerId, t.gameId),
    index('group_cart_share_order').on(t.orderId).where(sql`order_id IS NOT NULL`),
    check('group_cart_share_some', sql`${t.shares} > 0`),
  ],
);

/** What an order is for of a game, as it was shown to the customer. */
export const groupOrderShare = pgTable(
  'group_order_share',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrder.id),
    /** The cart line it was made from; the line is gone once paid. */
    cartShareId: integer('cart_share_id').notNull(),
    gameId: integer('game_id')
      .notNull()
      .references(() => groupGame.id),
    shares: integer('shares').notNull(),
    sharePriceCents: cents('share_price_cents').notNull(),
  },
  (t) => [
    unique('group_order_share_once').on(t.orderId, t.cartShareId),
    check('group_order_share_some', sql`${t.shares} > 0 AND ${t.sharePriceCents} > 0`),
  ],
);

/**
 * Bought shares of a game: the numbers `first_number` on, as many as `shares`. No number is sold twice (an exclusion constraint,
 * `group_share_sold_once`).
 */
export const groupShare = pgTable(
  'group_share',
  {
    id: id(),
    gameId: integer('game_id')
      .notNull()
      .references(() => groupGame.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrder.id),
    orderShareId: integer('order_share_id')
      .notNull()
      .references(() => groupOrderShare.id),
    firstNumber: integer('first_number').notNull(),
    shares: integer('shares').notNull(),
    sharePriceCents: cents('share_price_cents').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('group_share_once_per_order_item').on(t.orderShareId),
    index('group_share_customer').on(t.customerId, t.id),
    index('group_share_order').on(t.orderId),
    check(
      'group_share_sensible',
      sql`${t.shares} > 0 AND ${t.firstNumber} > 0 AND ${t.sharePriceCents} > 0 AND ${t.firstNumber} + ${t.shares} <= 100001`,
    ),
  ],
);

/** The price of bought shares that goes back. The money moves once, when the provider has been reached. */
export const groupShareRefund = pgTable(
  'group_share_refund',
  {
    shareId: integer('share_id')
      .primaryKey()
      .references(() => groupShare.id),
    cause: text('cause', { enum: groupRefundCauses }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    doneAt: instant('done_at'),
  },
  (t) => [
    check('group_share_refund_positive', sql`${t.amountCents} > 0`),
    check('group_share_refund_cause_known', isOneOf(t.cause, groupRefundCauses)),
    check(
      'group_share_refund_state_known',
      sql`(${t.state} = 'done') = (${t.doneAt} IS NOT NULL) AND ${isOneOf(t.state, refundStates)}`,
    ),
  ],
);

/** What a participant gets of a game's draw, all their shares together. Who gets nothing has no row. */
export const groupPayout = pgTable(
  'group_payout',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => groupGame.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    drawId: integer('draw_id')
      .notNull()
      .references(() => draw.id, { onDelete: 'cascade' }),
    /** Of the prizes that are known. */
    amountCents: cents('amount_cents').notNull(),
    /** Whether all prizes of the game's winning lines are known. */
    isKnown: boolean('is_known').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'group_payout_pkey', columns: [t.gameId, t.customerId] }),
    index('group_payout_customer').on(t.customerId),
    index('group_payout_draw').on(t.drawId),
    check('group_payout_sensible', sql`${t.amountCents} >= 0 AND (${t.amountCents} > 0 OR NOT ${t.isKnown})`),
  ],
);
