import type { Db } from '@bolillero/database/connection';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { dropWins } from '../settlement/drop-wins.ts';
import { requestSettlement } from '../settlement/jobs.ts';
import { lockSettlement, removeSettlement } from '../settlement/repository.ts';
import { type DrawRow, findDraw, findDrawAt } from './repository.ts';
import { lockSeries } from './write-repository.ts';

/**
 * Locks a draw for a change, after its series and its settlement: the order in which everything takes them. `alsoSeries`:
 * where the change would move it to. Null when there is no such draw.
 * @throws {AppError} draw-changed
 */
export async function lockDraw(tx: Db, id: number, alsoSeries: number[] = []): Promise<DrawRow | null> {
  const found = await findDraw(tx, id);
  if (found === null) return null;
  await lockSeries(tx, found.lotteryId, [found.series, ...alsoSeries]);
  await lockSettlement(tx, id);
  const row = await findDraw(tx, id);
  if (row !== null && row.series !== found.series) throw new AppError('draw-changed');
  return row;
}

/**
 * Refuses (409) a second draw of one series and date, and says which one is there. The series is locked.
 * @throws {AppError} draw-exists
 */
export async function refuseTaken(
  tx: Db,
  key: { lotteryId: number; series: number; date: string },
  own: number | null = null,
): Promise<void> {
  const taken = await findDrawAt(tx, key);
  if (taken !== null && taken.id !== own) throw new AppError('draw-exists', { details: { id: taken.id } });
}

/** Why the wins of a corrected, hidden or deleted result change, in an administrator's words where there are any. */
export function correctedBecause(words: string | null): WinChangeReason {
  return { cause: 'result-corrected', words };
}

/** Has the settlement follow a saved draw: it is settled after the commit; a hidden one gives nothing, and takes back what it gave. */
export async function followSave(
  tx: Db,
  context: Pick<Context, 'jobs' | 'clock' | 'config'>,
  row: DrawRow,
  reason: WinChangeReason,
): Promise<void> {
  if (row.shown) {
    return await requestSettlement(tx, context, { drawId: row.id, revision: row.revision }, reason);
  }
  await dropWins(tx, context, [row.id], reason);
  await removeSettlement(tx, row.id);
}
