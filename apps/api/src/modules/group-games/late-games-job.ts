import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { findDrawAt } from '../draws/repository.ts';
import { groupOf } from '../settlement/jobs.ts';
import type { GameRow } from './games-repository.ts';

export const settleGamesJob = 'settle-group-games';

/**
 * To be called in the transaction that changes what the lines of a game are compared with, or closes it: when its draw is on file
 * and shown already, its games are settled then, by a job that starts with the commit.
 */
export async function enqueueLateGames(
  tx: Db,
  { jobs }: Pick<Context, 'jobs'>,
  { lotteryId, series, drawDate }: Pick<GameRow, 'lotteryId' | 'series' | 'drawDate'>,
): Promise<void> {
  const draw = drawDate === null ? null : await findDrawAt(tx, { lotteryId, series, date: drawDate });
  if (draw === null || !draw.shown) return;
  const key = String(draw.id);
  await jobs.enqueue(tx, {
    kind: settleGamesJob,
    key,
    group: groupOf(draw.id),
    payload: { drawId: draw.id },
  });
}
