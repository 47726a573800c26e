import type { Db } from '@bolillero/database/connection';
import { adminUser, customer } from '@bolillero/database/schema/account';
import { groupGame } from '@bolillero/database/schema/group-game';
import { groupOrderShare, groupShare, groupShareRefund } from '@bolillero/database/schema/group-share';
import { orderItem, paymentOrder, purchase, purchaseRefund } from '@bolillero/database/schema/play';
import { anyContains } from '@bolillero/database/search';
import type { Currency } from '@bolillero/domain/money/cents';
import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';

type Order = typeof paymentOrder.$inferSelect;

export interface PaymentFilter {
  /** Part of a player's name, or the number of a receipt. */
  readonly q: string;
  readonly state: Order['state'] | undefined;
  readonly kind: Order['kind'] | undefined;
  readonly provider: Order['provider'] | undefined;
  readonly customerId: number | undefined;
  readonly since: Date | undefined;
  /** The first instant that is too late. */
  readonly before: Date | undefined;
}

const toPlayer = sql`JOIN ${customer} ON ${customer.id} = ${paymentOrder.customerId}`;
const fullName = sql`${customer.name} || ' ' || ${customer.lastname}`;

/** What of an order went back, or is promised: the whole of one that ended so, else its purchases' and shares', which `ofItems` says. */
const refundedWith = (
  ofItems: SQL,
) => sql<string>`CASE WHEN ${paymentOrder.state} IN ('refunding', 'refunded')
  THEN coalesce(${paymentOrder.capturedCents}, ${paymentOrder.amountCents}) ELSE coalesce(${ofItems}, 0) END`;

/** Of the few orders of a page, each looked up. */
const refundedCents = refundedWith(sql`(SELECT sum(back.cents) FROM (
    SELECT r.amount_cents AS cents FROM ${purchaseRefund} r
    JOIN ${purchase} p ON p.id = r.purchase_id WHERE p.order_id = ${paymentOrder.id}
    UNION ALL
    SELECT r.amount_cents FROM ${groupShareRefund} r
    JOIN ${groupShare} s ON s.id = r.share_id WHERE s.order_id = ${paymentOrder.id}) back)`);

/** What of purchases and shares went back by order, gone through once: of all orders that is far less than looking each one up. */
const refundsByOrder = sql`(SELECT order_id, sum(cents) AS cents FROM (
    SELECT p.order_id, r.amount_cents AS cents FROM ${purchaseRefund} r JOIN ${purchase} p ON p.id = r.purchase_id
    UNION ALL
    SELECT s.order_id, r.amount_cents FROM ${groupShareRefund} r JOIN ${groupShare} s ON s.id = r.share_id
  ) given GROUP BY order_id) back`;

const withPlayer = (db: Db) =>
  db
    .select({ order: paymentOrder, name: customer.name, lastname: customer.lastname, refundedCents })
    .from(paymentOrder)
    .innerJoin(customer, eq(customer.id, paymentOrder.customerId));

export type PaymentRow = Awaited<ReturnType<typeof withPlayer>>[number];

/** Every order, the newest first unless asked for otherwise. */
export const payments = {
  key: paymentOrder.number,
  from: sql`${paymentOrder}`,
  sorts: {
    number: paymentOrder.number,
    amount: paymentOrder.amountCents,
    captured_at: paymentOrder.capturedAt,
    player: { by: sql`search_text(${fullName})`, join: toPlayer },
  },
  usual: '-number',
  where: matching,
  load: async (db, keys) =>
    await withPlayer(db).where(sql`${paymentOrder.number} = ANY(${sql.param([...keys])}::int[])`),
  keyOf: ({ order }) => order.number,
} satisfies ListSource<PaymentFilter, PaymentRow>;

function matching({ q, ...of }: PaymentFilter): SQL | undefined {
  return and(
    of.state === undefined ? undefined : eq(paymentOrder.state, of.state),
    of.kind === undefined ? undefined : eq(paymentOrder.kind, of.kind),
    of.provider === undefined ? undefined : eq(paymentOrder.provider, of.provider),
    of.customerId === undefined ? undefined : eq(paymentOrder.customerId, of.customerId),
    of.since === undefined ? undefined : gte(paymentOrder.createdAt, of.since),
    of.before === undefined ? undefined : lt(paymentOrder.createdAt, of.before),
    q === ''
      ? undefined
      : or(
          sql`${paymentOrder.customerId} IN (SELECT ${customer.id} FROM ${customer} WHERE ${anyContains(q, [fullName])})`,
          /^\d{1,9}$/.test(q) ? eq(paymentOrder.number, Number(q)) : undefined,
        ),
  );
}

/** What all payments that a filter lets through come to, in cents: what was taken, and what of it went back or is promised. */
export async function sumsOf(
  db: Db,
  filter: PaymentFilter,
): Promise<{ captured: number; refunded: number; currency: Currency }> {
  const [row] = await db
    .select({
      captured: sql<string>`coalesce(sum(${paymentOrder.capturedCents}), 0)`,
      refunded: sql<string>`coalesce(sum(${refundedWith(sql`back.cents`)}), 0)`,
    })
    .from(paymentOrder)
    .leftJoin(refundsByOrder, sql`back.order_id = ${paymentOrder.id}`)
    .where(matching(filter));
  return { captured: Number(row?.captured ?? 0), refunded: Number(row?.refunded ?? 0), currency: 'USD' };
}

export async function find(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await withPlayer(db).where(eq(paymentOrder.id, id));
  return row ?? null;
}

/** What an order was for, line by line, with the purchase that each became and its refund. */
export async function itemsOf(db: Db, orderId: string) {
  return await db
    .select({
      item: orderItem,
      purchaseId: purchase.id,
      refund: purchaseRefund,
      adminName: adminUser.name,
      adminLastname: adminUser.lastname,
    })
    .from(orderItem)
    .leftJoin(purchase, eq(purchase.orderItemId, orderItem.id))
    .leftJoin(purchaseRefund, eq(purchaseRefund.purchaseId, purchase.id))
    .leftJoin(adminUser, eq(adminUser.id, purchaseRefund.adminId))
    .where(inArray(orderItem.orderId, [orderId]))
    .orderBy(asc(orderItem.id));
}

export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number];

/** What an order was for of group games, with the shares that each line became and their refund. */
export async function sharesOf(db: Db, orderId: string) {
  return await db
    .select({ item: groupOrderShare, game: groupGame, share: groupShare, refund: groupShareRefund })
    .from(groupOrderShare)
    .innerJoin(groupGame, eq(groupGame.id, groupOrderShare.gameId))
    .leftJoin(groupShare, eq(groupShare.orderShareId, groupOrderShare.id))
    .leftJoin(groupShareRefund, eq(groupShareRefund.shareId, groupShare.id))
    .where(eq(groupOrderShare.orderId, orderId))
    .orderBy(asc(groupOrderShare.id));
}
export type ShareItemRow = Awaited<ReturnType<typeof sharesOf>>[number];
