import type { Db } from '@bolillero/database/connection';
import { draw, prizeLevel, settlement } from '@bolillero/database/schema/draw';
import { drawSeries } from '@bolillero/database/schema/lottery';
import type { Cents } from '@bolillero/domain/money/cents';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { dropWins } from '../settlement/free-plays.ts';
import { enqueueSettlement } from '../settlement/jobs.ts';
import { lockProgress, restart } from '../settlement/progress.ts';
import { type DrawRow, findDraw, findDrawAt } from './repository.ts';
import type { TableLevel } from './table.ts';

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

/**
 * Locks a draw for a change, after its series and its settlement: the order in which everything takes them. `alsoSeries`:
 * where the change would move it to. Null when there is no such draw.
 */
export async function lockDraw(tx: Db, id: number, alsoSeries: number[] = []): Promise<DrawRow | null> {
  const found = await findDraw(tx, id);
  if (found === null) return null;
  await lockSeries(tx, found.lotteryId, [found.series, ...alsoSeries]);
  await lockProgress(tx, id);
  const row = await findDraw(tx, id);
  if (row !== null && row.series !== found.series) throw new AppError('draw-changed');
  return row;
}

/** Refuses (409) a second draw of one series and date, and says which one is there. The series is locked. */
export async function refuseTaken(
  tx: Db,
  key: { lotteryId: number; series: number; date: string },
  own: number | null = null,
): Promise<void> {
  const taken = await findDrawAt(tx, key);
  if (taken !== null && taken.id !== own) throw new AppError('draw-exists', { details: { id: taken.id } });
}

export async function insertDraw(tx: Db, lotteryId: number, fields: DrawFields, at: Date): Promise<DrawRow> {
  const [row] = await tx
    .insert(draw)
    .values({ lotteryId, ...fields, balls: [...fields.balls], createdAt: at, updatedAt: at })
    .returning();
  if (row === undefined) throw new Error('no draw was inserted');
  return row;
}

/** Writes a corrected draw. A draw of the demonstration that somebody corrects is theirs from then on. */
export async function updateDraw(tx: Db, id: number, fields: DrawFields, at: Date): Promise<DrawRow> {
  const [row] = await tx
    .update(draw)
    .set({
      ...fields,
      balls: [...fields.balls],
      demo: false,
      revision: sql`${draw.revision} + 1`,
      updatedAt: at,
    })
    .where(eq(draw.id, id))
    .returning();
  if (row === undefined) throw new Error('no draw was updated');
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

/** Has a saved draw settled after the commit; a hidden one gives nothing, and takes back what it gave. */
export async function settleAfterSave(
  tx: Db,
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  row: DrawRow,
): Promise<void> {
  if (row.shown) {
    await restart(tx, row.id, row.revision, clock.date());
    await enqueueSettlement(tx, jobs, { drawId: row.id, revision: row.revision });
    return;
  }
  await dropWins(tx, row.id);
  await tx.delete(settlement).where(eq(settlement.drawId, row.id));
}

/** Removes a draw; its table, settlement, wins and notices go with it. */
export async function deleteDraw(tx: Db, id: number): Promise<void> {
  await tx.delete(draw).where(eq(draw.id, id));
}
