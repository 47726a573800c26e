import type { Db } from '@bolillero/database/connection';
import { groupOrderShare } from '@bolillero/database/schema/group-share';
import { notification, orderItem, paymentOrder, play, purchase } from '@bolillero/database/schema/play';
import { and, asc, count, eq, exists, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { claimNext } from '../../jobs/claim-repository.ts';
import { insertOrderShares, type NewOrderShare } from '../group-games/order-shares-repository.ts';

export type OrderRow = typeof paymentOrder.$inferSelect;
export type NewOrder = typeof paymentOrder.$inferInsert;
export type OrderChange = Partial<Omit<OrderRow, 'id' | 'customerId'>>;
export type ItemRow = typeof orderItem.$inferSelect;
export type NewItem = typeof orderItem.$inferInsert;
export type PlayRow = typeof play.$inferSelect;

/** What an order of the cart is for. */
export interface OrderLines {
  readonly plays: readonly NewItem[];
  readonly shares: readonly NewOrderShare[];
}

export async function insert(tx: Db, order: NewOrder, { plays, shares }: OrderLines): Promise<void> {
  await tx.insert(paymentOrder).values(order);
  if (plays.length > 0) await tx.insert(orderItem).values([...plays]);
  await insertOrderShares(tx, shares);
}

/** A customer's own order. */
export async function find(db: Db, customerId: number, id: string): Promise<OrderRow | null> {
  const own = and(eq(paymentOrder.id, id), eq(paymentOrder.customerId, customerId));
  const [row] = await db.select().from(paymentOrder).where(own);
  return row ?? null;
}

/** Any number, the same in every process: the class of the locks by customer below. */
const openingLock = 7_120_943;

/** Waits until no other order of the customer's is being opened; held until the end of the transaction. Taken before any row is locked. */
export async function lockOpening(tx: Db, customerId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${openingLock}::int, ${customerId}::int)`);
}

/** Locks an order. Whoever also changes the cart locks the order first. */
export async function lock(tx: Db, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(paymentOrder).where(eq(paymentOrder.id, id)).for('no key update');
  if (row === undefined) throw new Error(`order ${id} is gone`);
  return row;
}

/** Locks a customer's open orders that hold one of these lines of the cart, plays or shares, in one order for everybody. */
export async function lockOpenWith(
  tx: Db,
  customerId: number,
  lineIds: readonly number[],
): Promise<OrderRow[]> {
  const ids = [...lineIds];
  const plays = tx
    .select({ id: orderItem.orderId })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, paymentOrder.id), inArray(orderItem.playId, ids)));
  const shares = tx
    .select({ id: groupOrderShare.orderId })
    .from(groupOrderShare)
    .where(and(eq(groupOrderShare.orderId, paymentOrder.id), inArray(groupOrderShare.cartShareId, ids)));
  const isOpen = and(eq(paymentOrder.customerId, customerId), eq(paymentOrder.state, 'open'));
  return await tx
    .select()
    .from(paymentOrder)
    .where(and(isOpen, or(exists(plays), exists(shares))))
    .orderBy(asc(paymentOrder.id))
    .for('no key update');
}

/** Forgets what orders were for that ended without money. */
export async function removeItems(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(orderItem).where(inArray(orderItem.orderId, [...ids]));
  await tx.delete(groupOrderShare).where(inArray(groupOrderShare.orderId, [...ids]));
}

/** The same for all that are asked about no more: before the last check of an order did so itself, theirs were kept. */
export async function removeItemsOfEnded(db: Db): Promise<void> {
  const isOver = sql`o.state IN ('declined', 'refused') AND o.next_check_at IS NULL`;
  await db.execute(
    sql`DELETE FROM order_item USING payment_order o WHERE o.id = order_item.order_id AND ${isOver}`,
  );
  await db.execute(
    sql`DELETE FROM group_order_share USING payment_order o WHERE o.id = group_order_share.order_id AND ${isOver}`,
  );
}

export async function change(tx: Db, id: string, fields: OrderChange): Promise<void> {
  await tx.update(paymentOrder).set(fields).where(eq(paymentOrder.id, id));
}

export async function itemsOf(db: Db, orderId: string): Promise<ItemRow[]> {
  return await db.select().from(orderItem).where(eq(orderItem.orderId, orderId)).orderBy(asc(orderItem.id));
}

export async function purchaseIds(db: Db, orderId: string): Promise<number[]> {
  const rows = await db
    .select({ id: purchase.id })
    .from(purchase)
    .where(eq(purchase.orderId, orderId))
    .orderBy(asc(purchase.id));
  return rows.map(({ id }) => id);
}

export type PurchaseRow = typeof purchase.$inferSelect;

/** What an order bought, in the order of the cart's lines. */
export async function purchasesOf(db: Db, orderId: string): Promise<PurchaseRow[]> {
  return await db.select().from(purchase).where(eq(purchase.orderId, orderId)).orderBy(asc(purchase.id));
}

/** The plays of a cart by id, locked, in the order of their ids. */
export async function lockPlays(tx: Db, customerId: number, ids: readonly number[]): Promise<PlayRow[]> {
  return await tx
    .select()
    .from(play)
    .where(and(eq(play.customerId, customerId), inArray(play.id, [...ids])))
    .orderBy(asc(play.id))
    .for('update');
}

export async function reservePlays(tx: Db, orderId: string, ids: readonly number[]): Promise<void> {
  await tx
    .update(play)
    .set({ orderId })
    .where(inArray(play.id, [...ids]));
}

/** Gives an order's plays back to the cart; a free play whose win was taken back meanwhile is not one any more. */
export async function releasePlays(tx: Db, orderId: string): Promise<void> {
  await tx.execute(
    sql`DELETE FROM play WHERE order_id = ${orderId} AND free_of_purchase_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM win WHERE win.purchase_id = play.free_of_purchase_id AND win.kind = 'free')`,
  );
  await tx.update(play).set({ orderId: null }).where(eq(play.orderId, orderId));
}

/** Turns an order's items into purchases, each once, and takes its reserved plays out of the cart. */
export async function insertPurchases(tx: Db, orderId: string, at: Date): Promise<void> {
  await tx.execute(
    sql`INSERT INTO purchase (order_id, order_item_id, customer_id, lottery_id, series, draw_date, balls, special,
          with_multiplier, ticket_price_cents, service_fee_cents, multiplier_price_cents, free_of_purchase_id, created_at)
        SELECT i.order_id, i.id, o.customer_id, i.lottery_id, i.series, i.draw_date, i.balls, i.special,
          i.with_multiplier, i.ticket_price_cents, i.service_fee_cents, i.multiplier_price_cents, i.free_of_purchase_id, ${at}
        FROM order_item i JOIN payment_order o ON o.id = i.order_id
        WHERE i.order_id = ${orderId} ORDER BY i.id`,
  );
  await tx.delete(play).where(eq(play.orderId, orderId));
}

/** Tells the customer that an order's money went back, once. */
export async function insertRefundNotice(tx: Db, order: OrderRow, at: Date): Promise<void> {
  await tx
    .insert(notification)
    .values({
      customerId: order.customerId,
      kind: 'refund',
      orderId: order.id,
      amountCents: order.capturedCents ?? order.amountCents,
      currency: order.currency,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: notification.orderId });
}

const toCheck = { table: paymentOrder, id: paymentOrder.id, dueAt: paymentOrder.nextCheckAt };

/** Claims the next order that is due to be checked: should this process die, another checks it at its next time. */
export async function claimDue(
  db: Db,
  now: Date,
  nextCheckOf: (order: OrderRow) => Date,
): Promise<OrderRow | null> {
  return await claimNext(db, toCheck, now, (order) => ({ nextCheckAt: nextCheckOf(order) }));
}

/** Has the orders checked now that are to be checked later than any pause lasts: the clock was set back since. Answers the ids. */
export async function makeDueAgain(db: Db, at: Date, dueBy: Date): Promise<string[]> {
  const rows = await db
    .update(paymentOrder)
    .set({ nextCheckAt: at })
    .where(gt(paymentOrder.nextCheckAt, dueBy))
    .returning({ id: paymentOrder.id });
  return rows.map(({ id }) => id);
}

/** How many orders are still to be checked at each provider. */
export async function countToCheck(db: Db): Promise<{ provider: OrderRow['provider']; orders: number }[]> {
  return await db
    .select({ provider: paymentOrder.provider, orders: count() })
    .from(paymentOrder)
    .where(isNotNull(paymentOrder.nextCheckAt))
    .groupBy(paymentOrder.provider);
}

/**
 * Asks about an order no more, unless something has made it due at another time than `claimedFor` meanwhile. What one was for
 * that ended without money is needed no more.
 */
export async function endChecks(db: Db, id: string, claimedFor: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(paymentOrder)
      .set({ nextCheckAt: null })
      .where(and(eq(paymentOrder.id, id), eq(paymentOrder.nextCheckAt, claimedFor)))
      .returning({ state: paymentOrder.state });
    if (ended?.state === 'declined' || ended?.state === 'refused') await removeItems(tx, [id]);
  });
}

/** Whether the customer has opened another order of the kind since. */
export async function hasNewer(db: Db, { customerId, kind, createdAt }: OrderRow): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.customerId, customerId),
        eq(paymentOrder.kind, kind),
        gt(paymentOrder.createdAt, createdAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}
