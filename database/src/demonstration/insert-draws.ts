import type { LotteryId } from '@bolillero/domain/games/lottery-definition';
import { type SeriesName, seriesNumber } from '@bolillero/domain/games/series';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { draw } from '../schema/draw.ts';
import { drawSeries } from '../schema/lottery.ts';
import type { GeneratedDraw } from './draws.ts';

/** A generated draw with the number of its row. */
export interface InsertedDraw extends GeneratedDraw {
  readonly id: number;
}

interface DrawKey extends Record<string, unknown> {
  id: number;
  date: string;
}

/** Whether a series has no draw at all: generated ones are never mixed with real ones. */
export async function hasNoDraws(tx: Db, lotteryId: LotteryId, series: SeriesName): Promise<boolean> {
  const [row] = await tx
    .select({ id: draw.id })
    .from(draw)
    .where(and(eq(draw.lotteryId, lotteryId), eq(draw.series, seriesNumber(series))))
    .limit(1);
  return row === undefined;
}

/** Inserts a series' draws with their prize tables, each list in one statement, and moves its history's version. */
export async function insertDraws(
  tx: Db,
  { lotteryId, series }: { readonly lotteryId: LotteryId; readonly series: SeriesName },
  draws: readonly GeneratedDraw[],
  at: Date,
): Promise<InsertedDraw[]> {
  const number = seriesNumber(series);
  const rows = draws.map(({ date, balls, special, multiplier, amount }) => ({
    date,
    balls,
    special,
    multiplier,
    amount,
  }));
  const { rows: keys } = await tx.execute<DrawKey>(
    sql`INSERT INTO draw (lottery_id, series, date, balls, special, multiplier, amount_cents, demo, created_at, updated_at)
        SELECT ${lotteryId}, ${number}, date, balls, special, multiplier, amount, true, ${at}, ${at}
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row (date date, balls smallint[],
          special smallint, multiplier smallint, amount bigint)
        RETURNING id, date::text`,
  );
  const ids = new Map(keys.map(({ id, date }) => [date, id]));
  const inserted = draws.map((one) => ({ ...one, id: ids.get(one.date) ?? 0 }));
  await insertLevels(tx, inserted);
  await tx
    .update(drawSeries)
    .set({ historyVersion: sql`${drawSeries.historyVersion} + 1` })
    .where(and(eq(drawSeries.lotteryId, lotteryId), eq(drawSeries.series, number)));
  return inserted;
}

async function insertLevels(tx: Db, draws: readonly InsertedDraw[]): Promise<void> {
  const rows = draws.flatMap(({ id, levels }) =>
    levels.map(({ rule, ...level }) => ({
      draw_id: id,
      position: level.position,
      main: rule.main,
      special: rule.special,
      kind: level.kind,
      lottery_winners: level.lotteryWinners,
      lottery_prize: level.lotteryPrize,
      play_winners: level.playWinners,
      play_prize: level.playPrize,
    })),
  );
  await tx.execute(
    sql`INSERT INTO prize_level (draw_id, position, main, special, kind, lottery_winners, lottery_prize_cents,
          play_winners, play_prize_cents)
        SELECT draw_id, position, main, special, kind, lottery_winners, lottery_prize, play_winners, play_prize
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row (draw_id integer, position smallint, main smallint,
          special boolean, kind text, lottery_winners integer, lottery_prize bigint, play_winners integer, play_prize bigint)`,
  );
}
