import type { Db } from '@bolillero/database/connection';
import { groupGame } from '@bolillero/database/schema/group-game';
import { groupShare, groupShareRefund } from '@bolillero/database/schema/group-share';
import type { GroupRefundCause } from '@bolillero/domain/group-games/options';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { GameRow } from './games-repository.ts';

/** Games on sale that nobody has closed yet. */
export async function listUnclosed(db: Db): Promise<GameRow[]> {
  return await db
    .select()
    .from(groupGame)
    .where(
      and(
        isNotNull(groupGame.activatedAt),
        isNull(groupGame.frozenAt),
        isNull(groupGame.refundedAt),
        isNull(groupGame.deletedAt),
      ),
    );
}

export async function markFrozen(tx: Db, gameId: number, at: Date): Promise<void> {
  await tx.update(groupGame).set({ frozenAt: at }).where(eq(groupGame.id, gameId));
}

/** Promises all that was paid for a game's shares back, and answers the shares that cost something. */
export async function promiseRefunds(
  tx: Db,
  gameId: number,
  cause: GroupRefundCause,
  at: Date,
): Promise<number[]> {
  await tx.update(groupGame).set({ refundedAt: at, refundCause: cause }).where(eq(groupGame.id, gameId));
  const { rows } = await tx.execute<{ share_id: number }>(
    sql`INSERT INTO ${groupShareRefund} (share_id, cause, amount_cents, state, requested_at)
        SELECT id, ${cause}, shares * share_price_cents, 'requested', ${at} FROM ${groupShare} WHERE game_id = ${gameId}
        ORDER BY id RETURNING share_id`,
  );
  return rows.map((row) => row.share_id);
}
