import type { Db } from '@bolillero/database/connection';
import { draw } from '@bolillero/database/schema/draw';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { SeriesNumber } from '@bolillero/domain/games/series';
import type { FiledDraw } from '@bolillero/domain/history/soundness';
import { and, asc, eq } from 'drizzle-orm';

/** A draw on file with the id of its result. */
export interface FiledResult extends FiledDraw {
  readonly id: number;
}

/** The shown draws of a series as they stand on file, oldest first. */
export async function filedDraws(db: Db, lotteryId: number, series: SeriesNumber): Promise<FiledResult[]> {
  const { id, date, balls, special, multiplier, demo } = draw;
  const rows = await db
    .select({ id, date, balls, special, multiplier, generated: demo })
    .from(draw)
    .where(and(eq(draw.lotteryId, lotteryId), eq(draw.series, series), eq(draw.shown, true)))
    .orderBy(asc(draw.date));
  return rows.map((row) => ({ ...row, date: drawDate(row.date) }));
}
