import type { Db } from '@bolillero/database/connection';
import { draw, prizeLevel } from '@bolillero/database/schema/draw';
import { auditEntry } from '@bolillero/database/schema/operation';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';

export type DrawRow = Omit<typeof draw.$inferSelect, 'mask'> & {
  /** The date of the next draw of its series on file. */
  readonly nextOnFile: string | null;
};
export type LevelRow = typeof prizeLevel.$inferSelect;

const { mask: _mask, ...own } = getTableColumns(draw);
/** All of a draw but its mask, which is the database's own. */
export const drawColumns = {
  ...own,
  nextOnFile: sql<
    string | null
  >`(SELECT min(later.date) FROM draw AS later WHERE later.lottery_id = draw.lottery_id
    AND later.series = draw.series AND later.date > draw.date AND later.shown)`,
};

/** Which draws a list is of. What is left out does not narrow it. */
export interface DrawFilter {
  readonly lotteryIds?: readonly number[];
  readonly series?: number;
  readonly from?: string | null;
  readonly to?: string | null;
  /** Hidden draws are for operators and administrators alone. */
  readonly hiddenToo: boolean;
}

function matching(filter: DrawFilter): SQL | undefined {
  return and(
    filter.lotteryIds === undefined ? undefined : inArray(draw.lotteryId, [...filter.lotteryIds]),
    filter.series === undefined ? undefined : eq(draw.series, filter.series),
    filter.from ? gte(draw.date, filter.from) : undefined,
    filter.to ? lte(draw.date, filter.to) : undefined,
    filter.hiddenToo ? undefined : eq(draw.shown, true),
  );
}

/** Newest first. */
export async function listDraws(
  db: Db,
  filter: DrawFilter,
  page: { limit: number; offset?: number },
): Promise<DrawRow[]> {
  return await db
    .select(drawColumns)
    .from(draw)
    .where(matching(filter))
    .orderBy(desc(draw.date), asc(draw.lotteryId), asc(draw.series))
    .limit(page.limit)
    .offset(page.offset ?? 0);
}

export async function countDraws(db: Db, filter: DrawFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(draw).where(matching(filter));
  return row?.total ?? 0;
}

export async function findDraw(db: Db, id: number): Promise<DrawRow | null> {
  const [row] = await db.select(drawColumns).from(draw).where(eq(draw.id, id));
  return row ?? null;
}

export async function findDrawAt(
  db: Db,
  key: { lotteryId: number; series: number; date: string },
): Promise<DrawRow | null> {
  const [row] = await db
    .select(drawColumns)
    .from(draw)
    .where(and(eq(draw.lotteryId, key.lotteryId), eq(draw.series, key.series), eq(draw.date, key.date)));
  return row ?? null;
}

/** The newest shown draw of the traditional series of each lottery. */
export async function newestOfEach(db: Db): Promise<DrawRow[]> {
  return await db
    .selectDistinctOn([draw.lotteryId], drawColumns)
    .from(draw)
    .where(and(eq(draw.series, 0), eq(draw.shown, true)))
    .orderBy(asc(draw.lotteryId), desc(draw.date));
}

/** The prize tables of draws, each by position. */
export async function levelsOf(db: Db, drawIds: readonly number[]): Promise<Map<number, LevelRow[]>> {
  const tables = new Map<number, LevelRow[]>();
  if (drawIds.length === 0) return tables;
  const rows = await db
    .select()
    .from(prizeLevel)
    .where(inArray(prizeLevel.drawId, [...drawIds]))
    .orderBy(asc(prizeLevel.position));
  for (const row of rows) {
    const table = tables.get(row.drawId);
    if (table === undefined) tables.set(row.drawId, [row]);
    else table.push(row);
  }
  return tables;
}

/** Who changed a draw last, by the audit; null where it tells of none. */
export async function lastChangedBy(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ who: auditEntry.who })
    .from(auditEntry)
    .where(and(eq(auditEntry.entity, 'draw'), eq(auditEntry.entityId, String(id))))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return row?.who ?? null;
}
