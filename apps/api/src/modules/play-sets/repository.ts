import type { Db } from '@bolillero/database/connection';
import { playSet, playSetLine } from '@bolillero/database/schema/play-set';
import { and, asc, count, eq, ne, type SQL, sql } from 'drizzle-orm';

type NewSet = Omit<typeof playSet.$inferInsert, 'id'>;
/** A play of a set. */
export type LineRow = Omit<typeof playSetLine.$inferSelect, 'playSetId' | 'line'>;

/** Whose sets, and of what. */
export type SetsOf = Pick<typeof playSet.$inferSelect, 'customerId' | 'lotteryId' | 'series'>;

/** A set with how much it comes to. */
export type SetRow = typeof playSet.$inferSelect & {
  readonly plays: number;
  /** How many of them with the multiplier. */
  readonly multiplied: number;
  /** How many plays are left where none has a multiplier. */
  readonly combinations: number;
};

async function counted(db: Db, where: SQL | undefined): Promise<SetRow[]> {
  const { balls, special, withMultiplier } = playSetLine;
  const rows = await db
    .select({
      set: playSet,
      plays: count(),
      multiplied: sql<number>`count(*) FILTER (WHERE ${withMultiplier})`.mapWith(Number),
      combinations: sql<number>`count(DISTINCT (${balls}, ${special}))`.mapWith(Number),
    })
    .from(playSet)
    .innerJoin(playSetLine, eq(playSetLine.playSetId, playSet.id))
    .where(where)
    .groupBy(playSet.id)
    .orderBy(asc(sql`lower(${playSet.name})`));
  return rows.map(({ set, ...counts }) => ({ ...set, ...counts }));
}

const ofSeries = ({ customerId, lotteryId, series }: SetsOf) =>
  and(eq(playSet.customerId, customerId), eq(playSet.lotteryId, lotteryId), eq(playSet.series, series));
const own = (customerId: number, id: number) => and(eq(playSet.customerId, customerId), eq(playSet.id, id));

/** By name. */
export async function list(db: Db, of: SetsOf): Promise<SetRow[]> {
  return await counted(db, ofSeries(of));
}

export async function find(db: Db, customerId: number, id: number): Promise<SetRow | undefined> {
  const [row] = await counted(db, own(customerId, id));
  return row;
}

/** The plays of a set, in their order. */
export async function linesOf(db: Db, playSetId: number): Promise<LineRow[]> {
  const { balls, special, withMultiplier } = playSetLine;
  return await db
    .select({ balls, special, withMultiplier })
    .from(playSetLine)
    .where(eq(playSetLine.playSetId, playSetId))
    .orderBy(asc(playSetLine.line));
}

/** How many sets a customer has, of all lotteries. */
export async function size(db: Db, customerId: number): Promise<number> {
  const [row] = await db.select({ sets: count() }).from(playSet).where(eq(playSet.customerId, customerId));
  return row?.sets ?? 0;
}

/** Whether another set than `except` has the name, in small letters or capitals. */
export async function isTaken(db: Db, of: SetsOf, name: string, except = 0): Promise<boolean> {
  const [row] = await db
    .select({ id: playSet.id })
    .from(playSet)
    .where(and(ofSeries(of), sql`lower(${playSet.name}) = lower(${name})`, ne(playSet.id, except)));
  return row !== undefined;
}

/** The set that has exactly this name; null: there is none. */
export async function idNamed(db: Db, of: SetsOf, name: string): Promise<number | null> {
  const [row] = await db
    .select({ id: playSet.id })
    .from(playSet)
    .where(and(ofSeries(of), eq(playSet.name, name)));
  return row?.id ?? null;
}

export async function insert(tx: Db, set: NewSet, lines: readonly LineRow[]): Promise<number> {
  const [row] = await tx.insert(playSet).values(set).returning({ id: playSet.id });
  if (row === undefined) throw new Error('the set was not inserted');
  await tx
    .insert(playSetLine)
    .values(lines.map((line, at) => ({ ...line, playSetId: row.id, line: at + 1 })));
  return row.id;
}

export async function rename(tx: Db, id: number, name: string): Promise<void> {
  await tx.update(playSet).set({ name }).where(eq(playSet.id, id));
}

/** Whether there was one to remove. */
export async function remove(db: Db, customerId: number, id: number): Promise<boolean> {
  const rows = await db.delete(playSet).where(own(customerId, id)).returning({ id: playSet.id });
  return rows.length > 0;
}
