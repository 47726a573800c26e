import type { Db } from '@bolillero/database/connection';
import { draw, prizeLevel, settlement } from '@bolillero/database/schema/draw';
import { groupGame } from '@bolillero/database/schema/group-game';
import { groupOrderShare } from '@bolillero/database/schema/group-share';
import { notification, orderItem, paymentOrder, purchase, win } from '@bolillero/database/schema/play';
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Page } from '../../wire/paging.ts';

const columns = {
  id: notification.id,
  kind: notification.kind,
  amountCents: notification.amountCents,
  currency: notification.currency,
  freePlay: notification.freePlay,
  level: notification.level,
  beforeCents: notification.beforeCents,
  beforeFreePlay: notification.beforeFreePlay,
  beforeLevel: notification.beforeLevel,
  cause: notification.cause,
  reason: notification.reason,
  readAt: notification.readAt,
  createdAt: notification.createdAt,
  purchaseId: notification.purchaseId,
  groupGameId: notification.groupGameId,
  orderKind: paymentOrder.kind,
  refundCause: paymentOrder.refundCause,
  balls: purchase.balls,
  special: purchase.special,
  matched: win.matched,
  matchedSpecial: win.matchedSpecial,
  /** Of the draw that was played; a refund is of none. */
  drawDate: sql<
    string | null
  >`CASE WHEN ${notification.kind} <> 'refund' THEN coalesce(${purchase.drawDate}, ${groupGame.drawDate}) END`,
  /** A refund is of one lottery's plays and games, or of several: then it names none. */
  lotteryId: sql<number | null>`coalesce(${purchase.lotteryId}, ${groupGame.lotteryId}, (
    SELECT CASE WHEN min(i.lottery_id) = max(i.lottery_id) THEN min(i.lottery_id) END
    FROM (SELECT i.lottery_id FROM ${orderItem} i WHERE i.order_id = ${notification.orderId}
      UNION ALL SELECT g.lottery_id FROM ${groupOrderShare} s JOIN ${groupGame} g ON g.id = s.game_id
      WHERE s.order_id = ${notification.orderId}) i))`.mapWith(nullableNumber),
  series: purchase.series,
  withMultiplier: purchase.withMultiplier,
  multiplier: purchase.multiplier,
  /** Its ticket's PDF is there, and its owner's. */
  hasTicket: sql<boolean>`${purchase.soldAt} IS NOT NULL AND ${purchase.refundedAt} IS NULL`,
  position: win.position,
  lotteryPrizeCents: prizeLevel.lotteryPrizeCents,
  drawnMultiplier: draw.multiplier,
  /** Its draw was not saved anew since the plays were compared with it: until then the win is not of these numbers. */
  isSettled: sql<boolean>`coalesce(${settlement.revision} = ${draw.revision} AND ${settlement.state} = 'done', false)`,
} as const;

function nullableNumber(value: unknown): number | null {
  return value === null ? null : Number(value);
}

/** A customer's notices, all or those about one purchase. */
function ownedBy(customerId: number, purchaseId: number | undefined): SQL | undefined {
  return and(
    eq(notification.customerId, customerId),
    purchaseId === undefined ? undefined : eq(notification.purchaseId, purchaseId),
  );
}

/** Notices with what they are about, the newest first. */
export async function list(db: Db, customerId: number, purchaseId: number | undefined, page: Page) {
  return await db
    .select(columns)
    .from(notification)
    .leftJoin(purchase, eq(purchase.id, notification.purchaseId))
    .leftJoin(groupGame, eq(groupGame.id, notification.groupGameId))
    .leftJoin(paymentOrder, eq(paymentOrder.id, notification.orderId))
    .leftJoin(win, and(eq(win.purchaseId, notification.purchaseId), eq(win.drawId, notification.drawId)))
    .leftJoin(draw, eq(draw.id, notification.drawId))
    .leftJoin(settlement, eq(settlement.drawId, draw.id))
    .leftJoin(prizeLevel, and(eq(prizeLevel.drawId, draw.id), eq(prizeLevel.position, win.position)))
    .where(ownedBy(customerId, purchaseId))
    .orderBy(desc(notification.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type NotificationRow = Awaited<ReturnType<typeof list>>[number];

/** Something was won or given back, and its owner has not seen it. */
const unread = (): SQL | undefined => and(isNull(notification.readAt), ne(notification.kind, 'withdrawn'));

/** How many there are of those, and how many of all that nobody has looked at. */
export async function totals(
  db: Db,
  customerId: number,
  purchaseId: number | undefined,
): Promise<{ total: number; unread: number }> {
  const counted = (what: SQL | undefined) => sql<number>`count(*) FILTER (WHERE ${what})`.mapWith(Number);
  const [row] = await db
    .select({ total: counted(ownedBy(customerId, purchaseId)), unread: counted(unread()) })
    .from(notification)
    .where(eq(notification.customerId, customerId));
  return row ?? { total: 0, unread: 0 };
}

/** The ids among these that are the customer's own. */
export async function ownedAmong(db: Db, customerId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.customerId, customerId), inArray(notification.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Notices that were seen before keep the time at which they were. */
export async function markRead(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await db
    .update(notification)
    .set({ readAt: at })
    .where(and(inArray(notification.id, [...ids]), isNull(notification.readAt)));
}
