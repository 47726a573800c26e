import type { Db } from '@bolillero/database/connection';
import { draw, prizeLevel } from '@bolillero/database/schema/draw';
import { drawSeries } from '@bolillero/database/schema/lottery';
import type { Cents } from '@bolillero/domain/money/cents';
import { and, eq, sql } from 'drizzle-orm';
import type { TableLevel } from './prize-table.ts';
import { type DrawRow, findDraw } from './repository.ts';

/** The columns of a draw that people enter. */
export interface DrawFields {
  readonly series: number;
  readonly date: string;
  readonly nextDate: string | null;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly amountCents: Cents;
  readonly shown: boolean;
}

/**
 * Locks series of a lottery, in order, and moves their versions: whatever changes a history begins here. Caches follow the
 * version, and a ticket uploaded meanwhile comes wholly before or after (see `enqueueLateSettlement`).
 */
export async function lockSeries(tx: Db, lotteryId: number, series: readonly number[]): Promise<void> {
  for (const one of [...new Set(series)].sort()) {
    await tx
      .update(drawSeries)
      .set({ historyVersion: sql`${drawSeries.historyVersion} + 1` })
      .where(and(eq(drawSeries.lotteryId, lotteryId), eq(drawSeries.series, one)));
  }
}

export async function insertDraw(tx: Db, lotteryId: number, fields: DrawFields, at: Date): Promise<DrawRow> {
  const [inserted] = await tx
    .insert(draw)
    .values({ lotteryId, ...fields, balls: [...fields.balls], createdAt: at, updatedAt: at })
    .returning({ id: draw.id });
  return await written(tx, inserted?.id);
}

/** Writes a corrected draw. A draw of the demonstration that somebody corrects is theirs from then on. */
export async function updateDraw(tx: Db, id: number, fields: DrawFields, at: Date): Promise<DrawRow> {
  const [updated] = await tx
    .update(draw)
    .set({
      ...fields,
      balls: [...fields.balls],
      demo: false,
      revision: sql`${draw.revision} + 1`,
      updatedAt: at,
    })
    .where(eq(draw.id, id))
    .returning({ id: draw.id });
  return await written(tx, updated?.id);
}

async function written(tx: Db, id: number | undefined): Promise<DrawRow> {
  const row = id === undefined ? null : await findDraw(tx, id);
  if (row === null) throw new Error('no draw was written');
  return row;
}

/** Writes a draw's whole table. Saved levels keep their ids, also when positions or rules change places. */
export async function writeTable(tx: Db, drawId: number, levels: readonly TableLevel[]): Promise<void> {
  await tx.delete(prizeLevel).where(eq(prizeLevel.drawId, drawId));
  if (levels.length === 0) return;
  const rowOf = (level: TableLevel) => ({
    drawId,
    position: level.position,
    main: level.rule.main,
    special: level.rule.special,
    kind: level.kind,
    lotteryWinners: level.lotteryWinners,
    lotteryPrizeCents: level.lotteryPrize,
    playWinners: level.playWinners,
    playPrizeCents: level.playPrize,
  });
  const saved = levels.flatMap((level) => (level.id === null ? [] : [{ id: level.id, ...rowOf(level) }]));
  const added = levels.filter(({ id }) => id === null).map(rowOf);
  if (saved.length > 0) await tx.insert(prizeLevel).values(saved);
  if (added.length > 0) await tx.insert(prizeLevel).values(added);
}

/** Removes a draw; its table, settlement, wins and notices go with it. */
export async function deleteDraw(tx: Db, id: number): Promise<void> {
  await tx.delete(draw).where(eq(draw.id, id));
}
