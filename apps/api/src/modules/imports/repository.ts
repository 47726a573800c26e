import type { Db } from '@bolillero/database/connection';
import { draw } from '@bolillero/database/schema/draw';
import type { StoredDraw } from '@bolillero/domain/imports/plan-import';
import type { Cents } from '@bolillero/domain/money/cents';
import { and, count, eq, inArray, sql } from 'drizzle-orm';

export interface SeriesKey {
  readonly lotteryId: number;
  readonly series: number;
}

/** The numbers of a draw as an import writes them. */
export interface WrittenNumbers {
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

export interface NewDraw extends WrittenNumbers {
  readonly date: string;
}

const ofSeries = ({ lotteryId, series }: SeriesKey) =>
  and(eq(draw.lotteryId, lotteryId), eq(draw.series, series));

/** A draw that is on file, with its jackpot: 0 where that is not known. */
export interface DrawOnFile extends StoredDraw {
  readonly amountCents: number;
}

/** The draws of a series that are on file, by date; those of the demonstration are not. */
export async function storedDraws(db: Db, key: SeriesKey): Promise<Map<string, DrawOnFile>> {
  const rows = await db
    .select({
      amountCents: draw.amountCents,
      id: draw.id,
      date: draw.date,
      balls: draw.balls,
      special: draw.special,
      multiplier: draw.multiplier,
    })
    .from(draw)
    .where(and(ofSeries(key), eq(draw.demo, false)));
  return new Map(rows.map((row) => [row.date, row]));
}

export async function countDemoDraws(db: Db, key: SeriesKey): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(draw)
    .where(and(ofSeries(key), eq(draw.demo, true)));
  return row?.total ?? 0;
}

/** Takes the settlements of draws, in the order of their ids: whoever gives or takes a win waits. */
export async function lockSettlements(tx: Db, drawIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`SELECT draw_id FROM settlement WHERE draw_id = ANY (${sql.param([...drawIds])}::int[])
        ORDER BY draw_id FOR UPDATE`,
  );
}

/** A series' generated draws: all, or the one of a date. */
export async function demoDraws(db: Db, key: SeriesKey, date: string | null): Promise<number[]> {
  const rows = await db
    .select({ id: draw.id })
    .from(draw)
    .where(and(ofSeries(key), eq(draw.demo, true), date === null ? undefined : eq(draw.date, date)));
  return rows.map(({ id }) => id);
}

/** Removes draws with their tables and settlements. */
export async function deleteDraws(tx: Db, drawIds: readonly number[]): Promise<void> {
  await tx.delete(draw).where(inArray(draw.id, [...drawIds]));
}

/** Columns as parameters. A list of balls travels as PostgreSQL writes an array. */
function numberColumns(rows: readonly WrittenNumbers[]) {
  return {
    balls: sql.param(rows.map(({ balls }) => `{${balls.join(',')}}`)),
    specials: sql.param(rows.map(({ special }) => special)),
    multipliers: sql.param(rows.map(({ multiplier }) => multiplier)),
  };
}

/** Inserts draws, without prize levels, in one statement. */
export async function insertDraws(
  tx: Db,
  { lotteryId, series }: SeriesKey,
  rows: readonly NewDraw[],
  at: Date,
): Promise<void> {
  const { balls, specials, multipliers } = numberColumns(rows);
  const dates = sql.param(rows.map(({ date }) => date));
  await tx.execute(
    sql`INSERT INTO draw (lottery_id, series, date, balls, special, multiplier, created_at, updated_at)
        SELECT ${lotteryId}::int, ${series}::smallint, d.date, d.balls::smallint[], d.special,
          d.multiplier, ${at}::timestamptz, ${at}::timestamptz
        FROM unnest(${dates}::date[], ${balls}::text[], ${specials}::smallint[],
          ${multipliers}::smallint[]) AS d(date, balls, special, multiplier)`,
  );
}

/** Corrects the numbers of draws in one statement: another revision of each. Their prize tables are the caller's. */
export async function replaceNumbers(
  tx: Db,
  rows: readonly (WrittenNumbers & { readonly id: number })[],
  at: Date,
): Promise<void> {
  const { balls, specials, multipliers } = numberColumns(rows);
  const ids = sql.param(rows.map(({ id }) => id));
  await lockSettlements(
    tx,
    rows.map(({ id }) => id),
  );
  await tx.execute(
    sql`UPDATE draw SET balls = d.balls::smallint[], special = d.special, multiplier = d.multiplier,
          revision = revision + 1, updated_at = ${at}::timestamptz
        FROM unnest(${ids}::int[], ${balls}::text[], ${specials}::smallint[], ${multipliers}::smallint[])
          AS d(id, balls, special, multiplier)
        WHERE draw.id = d.id`,
  );
}

/** Corrects play prizes of levels, by their ids, in one statement. */
export async function writePlayPrizes(
  tx: Db,
  levels: readonly { readonly id: number | null; readonly playPrize: Cents }[],
): Promise<void> {
  if (levels.length === 0) return;
  const ids = sql.param(levels.map(({ id }) => id));
  const prizes = sql.param(levels.map(({ playPrize }) => playPrize));
  await tx.execute(
    sql`UPDATE prize_level SET play_prize_cents = l.play_prize
        FROM unnest(${ids}::int[], ${prizes}::bigint[]) AS l(id, play_prize) WHERE prize_level.id = l.id`,
  );
}

/** Those draws of some dates that are to be settled: somebody has a sold ticket for them, or they were settled before. */
export async function drawsToSettle(
  tx: Db,
  { lotteryId, series }: SeriesKey,
  dates: readonly string[],
): Promise<{ drawId: number; revision: number }[]> {
  const { rows } = await tx.execute<{ drawId: number; revision: number }>(
    sql`SELECT d.id AS "drawId", d.revision FROM draw d
        WHERE d.lottery_id = ${lotteryId} AND d.series = ${series} AND d.shown
          AND d.date = ANY (${sql.param([...dates])}::date[])
          AND (EXISTS (SELECT FROM settlement s WHERE s.draw_id = d.id)
            OR EXISTS (SELECT FROM purchase p WHERE p.lottery_id = d.lottery_id AND p.series = d.series
                AND p.draw_date = d.date AND p.sold_at IS NOT NULL AND p.deleted_at IS NULL
                AND p.refunded_at IS NULL)
            OR EXISTS (SELECT FROM group_game g WHERE g.lottery_id = d.lottery_id AND g.series = d.series
                AND g.draw_date = d.date AND g.activated_at IS NOT NULL AND g.refunded_at IS NULL))
        ORDER BY d.id`,
  );
  return rows;
}
