import { purchaseFields } from '@bolillero/contract/field-names';
import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { draw, prizeLevel, settlement } from '@bolillero/database/schema/draw';
import { orderItem, paymentOrder, purchase, purchaseRefund, win } from '@bolillero/database/schema/play';
import { proofEntry } from '@bolillero/database/schema/proof';
import { anyContains } from '@bolillero/database/search';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { orderOf, type Page } from '../../wire/paging.ts';
import type { KeptPrize } from '../../wire/prize-text.ts';
import { settlePurchaseJob } from '../settlement/jobs.ts';

export type PurchaseRow = typeof purchase.$inferSelect;

export interface OwnPurchase {
  readonly row: PurchaseRow;
  /** The draw that it is settled with; null before. */
  readonly drawn: DrawnWith | null;
  /** What it won; null without a prize, and before it is settled. */
  readonly prize: WonPrize | null;
  /** When its price had been given back; null before. */
  readonly refundDoneAt: Date | null;
  /** How many purchases its order became. */
  readonly orderPlays: number;
  /** Why it goes back, as an administrator wrote it. */
  readonly refundReason: string | null;
  readonly proof: TicketProofRow | null;
}

/** When the PDF that a purchase has was recorded. */
export interface TicketProofRow {
  readonly seq: number;
  readonly sha256: Buffer;
  readonly recordedAt: Date;
  readonly drawsAt: Date | null;
}

export interface DrawnWith {
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

export interface WonPrize extends KeptPrize {
  /** Of the level, 1 is the jackpot. */
  readonly position: number;
  /** What the level pays without a multiplier. */
  readonly lotteryPrizeCents: number;
}

export interface AdminPurchaseRow {
  readonly row: PurchaseRow;
  /** Its draw's settlement has come past it. */
  readonly settled: boolean;
  readonly name: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly proof: TicketProofRow | null;
}

export const alive = isNull(purchase.deletedAt);

/** Its draw's settlement has come past it, and no settlement of its own, for a late ticket, is waiting. */
export const isSettled = sql<boolean>`coalesce(
  ${purchase.soldAt} IS NOT NULL AND ${purchase.refundedAt} IS NULL AND ${settlement.revision} = ${draw.revision}
    AND (${settlement.state} = 'done' OR ${purchase.id} <= ${settlement.lastPurchaseId})
    AND NOT EXISTS (SELECT FROM job WHERE job.kind = ${settlePurchaseJob}
      AND job.key = ${purchase.id} || ':' || ${purchase.ticketFileId}), false)`;

/** The draw that a purchase was played in, where it is shown. */
export const ofShownDraw = and(
  eq(draw.lotteryId, purchase.lotteryId),
  eq(draw.series, purchase.series),
  eq(draw.date, purchase.drawDate),
  eq(draw.shown, true),
);

const orderPlays = sql<number>`(SELECT count(*) FROM ${purchase} mate
  WHERE mate.order_id = ${purchase.orderId} AND mate.deleted_at IS NULL)`.mapWith(Number);

/** The entry of the PDF that a purchase has now, and its columns. */
export const ofItsTicket = and(
  eq(proofEntry.purchaseId, purchase.id),
  eq(proofEntry.fileId, purchase.ticketFileId),
);
export const proofColumns = {
  seq: proofEntry.seq,
  sha256: proofEntry.sha256,
  recordedAt: proofEntry.recordedAt,
  drawsAt: proofEntry.drawsAt,
} as const;

export function withPrizes(db: Db) {
  const prize = { kind: win.kind, amountCents: win.amountCents, position: win.position };
  return db
    .select({
      row: purchase,
      settled: isSettled,
      drawn: { balls: draw.balls, special: draw.special, multiplier: draw.multiplier },
      prize,
      lotteryPrizeCents: prizeLevel.lotteryPrizeCents,
      refundDoneAt: purchaseRefund.doneAt,
      refundReason: purchaseRefund.reason,
      orderPlays,
      proof: proofColumns,
    })
    .from(purchase)
    .leftJoin(draw, ofShownDraw)
    .leftJoin(settlement, eq(settlement.drawId, draw.id))
    .leftJoin(win, and(eq(win.purchaseId, purchase.id), eq(win.drawId, draw.id)))
    .leftJoin(prizeLevel, and(eq(prizeLevel.drawId, draw.id), eq(prizeLevel.position, win.position)))
    .leftJoin(purchaseRefund, eq(purchaseRefund.purchaseId, purchase.id))
    .leftJoin(proofEntry, ofItsTicket);
}

type WithPrize = Awaited<ReturnType<typeof withPrizes>>[number];

function ownPurchase({ settled, drawn, prize, lotteryPrizeCents, ...rest }: WithPrize): OwnPurchase {
  if (!settled) return { ...rest, drawn: null, prize: null };
  if (prize === null) return { ...rest, drawn, prize };
  const { kind, ...won } = prize;
  return {
    ...rest,
    drawn,
    prize: { ...won, free: kind === 'free', lotteryPrizeCents: lotteryPrizeCents ?? 0 },
  };
}

/** Up to which date the draws of a lottery have been held by now, and which of its dates are called off. */
export interface HeldDraws {
  readonly lotteryId: number;
  readonly until: string;
  readonly cancelled: readonly string[];
}

/** What of a customer's purchases is meant; nothing: all of them. */
export interface OwnFilter {
  readonly id?: number | undefined;
  /** Those of draws that have been held, or of draws to come that take part in them. */
  readonly draws?: { readonly part: 'to-come' | 'held'; readonly held: readonly HeldDraws[] } | undefined;
}

function ofDraws({ part, held }: NonNullable<OwnFilter['draws']>): SQL | undefined {
  const isHeld = part === 'held';
  const ofOne = ({ lotteryId, until, cancelled }: HeldDraws) =>
    and(
      eq(purchase.lotteryId, lotteryId),
      isHeld ? lte(purchase.drawDate, until) : gt(purchase.drawDate, until),
      notInArray(purchase.drawDate, [...cancelled]),
    );
  return and(or(...held.map(ofOne)), isHeld ? undefined : isNull(purchase.refundedAt));
}

/** A customer's purchases, the newest first. */
export async function listOwn(
  db: Db,
  customerId: number,
  { id, draws }: OwnFilter,
  page: Page,
): Promise<{ rows: OwnPurchase[]; total: number }> {
  const where = and(
    eq(purchase.customerId, customerId),
    alive,
    id === undefined ? undefined : eq(purchase.id, id),
    draws === undefined ? undefined : ofDraws(draws),
  );
  const found = await withPrizes(db)
    .where(where)
    .orderBy(desc(purchase.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(purchase).where(where);
  return { rows: found.map(ownPurchase), total: counted?.total ?? 0 };
}

/** A customer's own purchase, or all of one order, in the order in which they were bought. */
export async function ownRows(
  db: Db,
  customerId: number,
  of: { readonly id: number } | { readonly orderId: string },
): Promise<PurchaseRow[]> {
  const which = 'id' in of ? eq(purchase.id, of.id) : eq(purchase.orderId, of.orderId);
  return await db
    .select()
    .from(purchase)
    .where(and(eq(purchase.customerId, customerId), alive, which))
    .orderBy(asc(purchase.id));
}

export async function listOfOrder(db: Db, orderId: string): Promise<OwnPurchase[]> {
  const found = await withPrizes(db).where(eq(purchase.orderId, orderId)).orderBy(asc(purchase.id));
  return found.map(ownPurchase);
}

/** What a customer's own order is for, and its state; null when there is none. */
export async function findOrder(db: Db, customerId: number, orderId: string) {
  const [row] = await db
    .select({
      kind: paymentOrder.kind,
      state: paymentOrder.state,
      refundCause: paymentOrder.refundCause,
    })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.id, orderId), eq(paymentOrder.customerId, customerId)));
  return row ?? null;
}

/** A play that somebody says they bought. */
export interface BoughtLine {
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly withMultiplier: boolean;
  /** Of any lottery where it is not said. */
  readonly lotteryId: number | null;
}

/**
 * The newest captured order of a customer, or the one with that id, if it is for exactly these plays, whatever their order;
 * null: there is none.
 */
export async function newestOrderOf(
  db: Db,
  customerId: number,
  lines: readonly BoughtLine[],
  orderId?: string,
): Promise<string | null> {
  const ofOneLottery = lines.every(({ lotteryId }) => lotteryId !== null);
  const wanted = lines.map((line) =>
    [
      `{${line.balls.toSorted((a, b) => a - b).join(',')}}`,
      line.special ?? 0,
      line.withMultiplier ? 1 : 0,
      ofOneLottery ? line.lotteryId : 0,
    ].join(' '),
  );
  const lottery = ofOneLottery ? sql`${orderItem.lotteryId}` : sql`0`;
  const key = sql`concat_ws(' ', ${orderItem.balls}::text, coalesce(${orderItem.special}, 0), ${orderItem.withMultiplier}::int, ${lottery})`;
  const [row] = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .innerJoin(orderItem, eq(orderItem.orderId, paymentOrder.id))
    .where(
      and(
        eq(paymentOrder.customerId, customerId),
        eq(paymentOrder.kind, 'cart'),
        eq(paymentOrder.state, 'captured'),
        orderId === undefined ? undefined : eq(paymentOrder.id, orderId),
      ),
    )
    .groupBy(paymentOrder.id)
    .having(
      sql`array_agg(${key} ORDER BY ${key}) = (SELECT array_agg(line ORDER BY line) FROM unnest(${sql.param(wanted)}::text[]) line)`,
    )
    .orderBy(desc(paymentOrder.capturedAt), desc(paymentOrder.id))
    .limit(1);
  return row?.id ?? null;
}

export interface AdminFilter {
  readonly sold: boolean;
  readonly q: string;
  readonly lotteryId: number | undefined;
}

/** Purchases with whoever plays them. */
export function withPlayers(db: Db) {
  return db
    .select({
      row: purchase,
      settled: isSettled,
      name: customer.name,
      lastname: customer.lastname,
      email: customerEmail.email,
      proof: proofColumns,
    })
    .from(purchase)
    .innerJoin(customer, eq(customer.id, purchase.customerId))
    .leftJoin(draw, ofShownDraw)
    .leftJoin(settlement, eq(settlement.drawId, draw.id))
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .leftJoin(proofEntry, ofItsTicket);
}

/** Pending purchases by draw date, or sold ones the newest first, for administrators. */
export async function listForAdmins(
  db: Db,
  filter: AdminFilter,
  sort: string | undefined,
  page: Page,
): Promise<{ rows: AdminPurchaseRow[]; total: number }> {
  const where = matching(filter);
  const asked = orderOf(sort, {
    [purchaseFields.id]: purchase.id,
    [purchaseFields.drawDate]: purchase.drawDate,
  });
  const usual = filter.sold
    ? [desc(purchase.soldAt), desc(purchase.id)]
    : [asc(purchase.drawDate), asc(purchase.id)];
  const rows = await withPlayers(db)
    .where(where)
    .orderBy(...(asked === null ? usual : [asked, asc(purchase.id)]))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(purchase).where(where);
  return { rows, total: counted?.total ?? 0 };
}

function matching({ sold, ...asked }: AdminFilter): SQL | undefined {
  // A pending one whose money went back is not to be bought any more.
  const state = sold ? isNotNull(purchase.soldAt) : and(isNull(purchase.soldAt), isNull(purchase.refundedAt));
  return and(state, askedFor(asked));
}

/** What administrators typed and chose above a list of purchases. */
export function askedFor({ q, lotteryId }: Omit<AdminFilter, 'sold'>): SQL | undefined {
  return and(
    alive,
    lotteryId === undefined ? undefined : eq(purchase.lotteryId, lotteryId),
    q === ''
      ? undefined
      : or(ofPlayersNamed(q), /^\d{1,9}$/.test(q) ? eq(purchase.id, Number(q)) : undefined),
  );
}

/** The players whose name or primary address contains what was typed, by their own indexes. */
export function playersNamed(q: string): SQL {
  const byName = anyContains(q, [sql`${customer.name} || ' ' || ${customer.lastname}`]);
  const byEmail = and(customerEmail.isPrimary, anyContains(q, [customerEmail.email]));
  return sql`SELECT ${customer.id} FROM ${customer} WHERE ${byName}
    UNION SELECT ${customerEmail.customerId} FROM ${customerEmail} WHERE ${byEmail}`;
}

/** Purchases of players whose name or primary address contains what was typed. They are looked up first. */
function ofPlayersNamed(q: string): SQL {
  return sql`${purchase.customerId} = ANY (ARRAY(${playersNamed(q)}))`;
}

export async function findForAdmins(db: Db, id: number): Promise<AdminPurchaseRow | null> {
  const [row] = await withPlayers(db).where(and(eq(purchase.id, id), alive));
  return row ?? null;
}

/** Locks a purchase against changes; wins may still be written to it. Null when there is none. */
export async function lock(tx: Db, id: number): Promise<PurchaseRow | null> {
  const [row] = await tx
    .select()
    .from(purchase)
    .where(and(eq(purchase.id, id), alive))
    .for('no key update');
  return row ?? null;
}

export async function markSold(
  tx: Db,
  id: number,
  sold: { readonly ticketFileId: number; readonly multiplier: number | null; readonly soldAt: Date },
): Promise<void> {
  await tx.update(purchase).set(sold).where(eq(purchase.id, id));
}

export async function markPending(tx: Db, id: number): Promise<void> {
  await tx
    .update(purchase)
    .set({ ticketFileId: null, multiplier: null, soldAt: null })
    .where(eq(purchase.id, id));
}
