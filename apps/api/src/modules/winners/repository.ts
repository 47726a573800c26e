import type { Db } from '@bolillero/database/connection';
import { customer } from '@bolillero/database/schema/account';
import { draw, settlement } from '@bolillero/database/schema/draw';
import { lottery } from '@bolillero/database/schema/lottery';
import { purchase, win } from '@bolillero/database/schema/play';
import { winner } from '@bolillero/database/schema/winner';
import { anyContains } from '@bolillero/database/search';
import { and, count, desc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';
import type { Page } from '../../wire/paging.ts';

const drawColumns = {
  lotteryId: draw.lotteryId,
  date: draw.date,
  series: draw.series,
  balls: draw.balls,
  special: draw.special,
  multiplier: draw.multiplier,
} as const;

const columns = {
  id: winner.id,
  customerId: winner.customerId,
  name: customer.name,
  lastname: customer.lastname,
  drawId: winner.drawId,
  lotteryName: lottery.displayName,
  ...drawColumns,
  shownName: winner.shownName,
  consentOn: winner.consentOn,
} as const;

export type WinnerRow = Awaited<ReturnType<typeof rowsOf>>[number];
export type DrawRow = Pick<WinnerRow, keyof typeof drawColumns>;

export interface WinnerFilter {
  readonly q: string;
  readonly lotteryId: number | undefined;
  /** Only those that the public sees, or that it does not. */
  readonly shown: boolean | undefined;
}

const fullName = sql`${customer.name} || ' ' || ${customer.lastname}`;

/** What the public sees: agreed to, by somebody whose account is open, of a result and a lottery that are not hidden. */
const isShown = sql<boolean>`(${winner.consentOn} IS NOT NULL AND ${customer.closedAt} IS NULL AND ${draw.shown}
  AND NOT ${lottery.hidden})`;

export const winners = {
  key: winner.id,
  from: sql`${winner} JOIN ${customer} ON ${customer.id} = ${winner.customerId}
    JOIN ${draw} ON ${draw.id} = ${winner.drawId} JOIN ${lottery} ON ${lottery.id} = ${draw.lotteryId}`,
  sorts: {
    id: winner.id,
    player: sql`search_text(${fullName})`,
    lottery: lottery.displayName,
    date: draw.date,
    consent: winner.consentOn,
  },
  usual: '-id',
  where: matching,
  load: async (db: Db, ids) => await rowsOf(db, sql`${winner.id} = ANY(${sql.param([...ids])}::int[])`),
  keyOf: ({ id }) => id,
} satisfies ListSource<WinnerFilter, WinnerRow>;

function matching({ q, lotteryId, shown }: WinnerFilter): SQL | undefined {
  return and(
    q === '' ? undefined : anyContains(q, [fullName, winner.shownName]),
    lotteryId === undefined ? undefined : eq(draw.lotteryId, lotteryId),
    shown === undefined ? undefined : sql`${isShown} = ${shown}`,
  );
}

function allRows(db: Db) {
  return db
    .select(columns)
    .from(winner)
    .innerJoin(customer, eq(customer.id, winner.customerId))
    .innerJoin(draw, eq(draw.id, winner.drawId))
    .innerJoin(lottery, eq(lottery.id, draw.lotteryId));
}

async function rowsOf(db: Db, where: SQL) {
  return await allRows(db).where(where);
}

export async function find(db: Db, id: number): Promise<WinnerRow | null> {
  const [row] = await rowsOf(db, sql`${winner.id} = ${id}`);
  return row ?? null;
}

/** What everybody may read, the newest permission first. */
export async function stories(db: Db, most: number): Promise<WinnerRow[]> {
  return await allRows(db).where(isShown).orderBy(desc(winner.consentOn), desc(winner.id)).limit(most);
}

/** Whether a customer's account is open, held until the transaction ends: closing it waits. Null: no such customer. */
export async function holdCustomer(tx: Db, id: number): Promise<{ readonly open: boolean } | null> {
  const [row] = await tx
    .select({ closedAt: customer.closedAt })
    .from(customer)
    .where(eq(customer.id, id))
    .for('share');
  return row === undefined ? null : { open: row.closedAt === null };
}

/** The lottery of a shown draw, held until the transaction ends: deleting it waits. Null: no such draw. */
export async function holdDraw(tx: Db, id: number): Promise<number | null> {
  const [row] = await tx
    .select({ lotteryId: draw.lotteryId })
    .from(draw)
    .where(and(eq(draw.id, id), eq(draw.shown, true)))
    .for('key share');
  return row?.lotteryId ?? null;
}

/** A winner's own columns, locked until the transaction ends. */
export async function lockById(tx: Db, id: number): Promise<typeof winner.$inferSelect | null> {
  const [row] = await tx.select().from(winner).where(eq(winner.id, id)).for('update');
  return row ?? null;
}

type Values = Pick<typeof winner.$inferSelect, 'customerId' | 'drawId' | 'shownName' | 'consentOn'>;

/** Fails on `winner_once_per_draw`. */
export async function insert(tx: Db, values: Values & { readonly createdAt: Date }): Promise<number> {
  const [row] = await tx.insert(winner).values(values).returning({ id: winner.id });
  if (row === undefined) throw new Error('a winner was not inserted');
  return row.id;
}

/** Fails as `insert` does. */
export async function update(tx: Db, id: number, values: Values): Promise<void> {
  await tx.update(winner).set(values).where(eq(winner.id, id));
}

export async function remove(tx: Db, id: number): Promise<void> {
  await tx.delete(winner).where(eq(winner.id, id));
}

/** Removes the winners of a draw; answers what they were. */
export async function removeOfDraw(tx: Db, drawId: number): Promise<(typeof winner.$inferSelect)[]> {
  return await tx.delete(winner).where(eq(winner.drawId, drawId)).returning();
}

/** The shown draws of a lottery, of both series, the newest first. */
export async function drawsOf(db: Db, lotteryId: number, page: Page) {
  const where = and(eq(draw.lotteryId, lotteryId), eq(draw.shown, true));
  const rows = await db
    .select({ id: draw.id, ...drawColumns })
    .from(draw)
    .where(where)
    .orderBy(desc(draw.date), draw.series, desc(draw.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(draw).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** What customers won with all their plays of a draw since a date, settled, and not told of among the winners yet. */
export async function settledWins(db: Db, since: string, most: number) {
  const won = sql<number>`sum(${win.amountCents})`.mapWith(Number);
  return await db
    .select({
      customerId: customer.id,
      name: customer.name,
      lastname: customer.lastname,
      lotteryId: draw.lotteryId,
      lotteryName: lottery.displayName,
      currency: lottery.currency,
      drawId: draw.id,
      date: draw.date,
      series: draw.series,
      won,
    })
    .from(win)
    .innerJoin(draw, eq(draw.id, win.drawId))
    .innerJoin(settlement, and(eq(settlement.drawId, draw.id), eq(settlement.revision, win.revision)))
    .innerJoin(purchase, eq(purchase.id, win.purchaseId))
    .innerJoin(customer, eq(customer.id, purchase.customerId))
    .innerJoin(lottery, eq(lottery.id, draw.lotteryId))
    .leftJoin(winner, and(eq(winner.drawId, draw.id), eq(winner.customerId, customer.id)))
    .where(
      and(
        gte(draw.date, since),
        eq(draw.shown, true),
        eq(settlement.state, 'done'),
        isNull(customer.closedAt),
        isNull(purchase.refundedAt),
        isNotNull(purchase.soldAt),
        isNull(winner.id),
      ),
    )
    .groupBy(customer.id, draw.id, lottery.id)
    .having(sql`sum(${win.amountCents}) > 0`)
    .orderBy(desc(won), desc(draw.date), customer.id)
    .limit(most);
}

export type SettledWin = Awaited<ReturnType<typeof settledWins>>[number];
