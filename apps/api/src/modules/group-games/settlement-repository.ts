import type { Db } from '@bolillero/database/connection';
import { groupGame, groupLineWin } from '@bolillero/database/schema/group-game';
import { groupPayout, groupShare } from '@bolillero/database/schema/group-share';
import type { Currency } from '@bolillero/domain/money/cents';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import type { PrizeKind } from '@bolillero/domain/prizes/prize-table';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { asWithdrawn, type NoticeChanges } from '../settlement/notices-repository.ts';
import type { GameRow } from './games-repository.ts';

/** The draw that games are of. */
export interface DrawOfGames {
  readonly id: number;
  readonly lotteryId: number;
  readonly series: number;
  readonly date: string;
  readonly revision: number;
  readonly currency: Currency;
}

/** The games that a draw settles, locked in the order of their ids. */
export async function lockGamesOf(tx: Db, draw: DrawOfGames): Promise<GameRow[]> {
  return await tx
    .select()
    .from(groupGame)
    .where(
      and(
        eq(groupGame.lotteryId, draw.lotteryId),
        eq(groupGame.series, draw.series),
        eq(groupGame.drawDate, draw.date),
        isNotNull(groupGame.frozenAt),
        isNull(groupGame.refundedAt),
      ),
    )
    .orderBy(asc(groupGame.id))
    .for('no key update');
}

/** A run of share numbers of a customer, beginning with `first`. */
export interface MemberShares {
  readonly customerId: number;
  readonly first: number;
  readonly shares: number;
}

export async function sharesOf(db: Db, gameId: number): Promise<MemberShares[]> {
  return await db
    .select({ customerId: groupShare.customerId, first: groupShare.firstNumber, shares: groupShare.shares })
    .from(groupShare)
    .where(eq(groupShare.gameId, gameId))
    .orderBy(asc(groupShare.firstNumber));
}

/** What a line won. */
export interface LineWin {
  readonly lineId: number;
  readonly position: number;
  readonly main: number;
  readonly special: boolean;
  readonly matched: readonly number[];
  readonly matchedSpecial: number | null;
  readonly kind: PrizeKind;
  /** Cents; 0: not known yet. */
  readonly amount: number;
}

/** Writes what the lines of a game won, and takes away what they did not. */
export async function writeLineWins(
  tx: Db,
  gameId: number,
  draw: DrawOfGames,
  wins: readonly LineWin[],
  at: Date,
): Promise<void> {
  await tx.delete(groupLineWin).where(eq(groupLineWin.gameId, gameId));
  if (wins.length === 0) return;
  await tx.insert(groupLineWin).values(
    wins.map(({ amount, matched, ...win }) => ({
      ...win,
      gameId,
      drawId: draw.id,
      matched: [...matched],
      amountCents: amount,
      updatedAt: at,
    })),
  );
}

/** What a participant gets: of the prizes that are known, and whether all of them are. */
export interface Payout {
  readonly customerId: number;
  readonly amount: number;
  readonly isKnown: boolean;
}

/**
 * Writes what the participants of a game get, and tells them where that is new or different: nobody twice of the same. A notice of
 * winnings that are others now, or none, gives way to a new one that says so and why. Winnings that are not known yet are told as
 * such (0), and as the win that they always were once they are.
 */
export async function writePayouts(
  tx: Db,
  gameId: number,
  draw: DrawOfGames,
  payouts: readonly Payout[],
  { cause, words }: WinChangeReason,
  at: Date,
): Promise<NoticeChanges> {
  const column = <T>(pick: (payout: Payout) => T) => sql.param(payouts.map(pick));
  const becameKnown = sql`(notification.amount_cents = 0 AND excluded.amount_cents > 0)`;
  const { rows } = await tx.execute<{ told: number[]; outdated: number[] }>(sql`
    WITH got AS MATERIALIZED (
      SELECT * FROM unnest(${column((p) => p.customerId)}::int[], ${column((p) => p.amount)}::bigint[],
        ${column((p) => p.isKnown)}::boolean[]) AS got(customer_id, amount_cents, is_known)
    ), lost AS (
      DELETE FROM group_payout o WHERE o.game_id = ${gameId}
        AND NOT EXISTS (SELECT FROM got WHERE got.customer_id = o.customer_id)
    ), kept AS (
      INSERT INTO group_payout (game_id, customer_id, draw_id, amount_cents, is_known, updated_at)
      SELECT ${gameId}, customer_id, ${draw.id}, amount_cents, is_known, ${at} FROM got
      ON CONFLICT (game_id, customer_id) DO UPDATE SET draw_id = excluded.draw_id, amount_cents = excluded.amount_cents,
        is_known = excluded.is_known, updated_at = excluded.updated_at
      WHERE (group_payout.draw_id, group_payout.amount_cents, group_payout.is_known)
        IS DISTINCT FROM (excluded.draw_id, excluded.amount_cents, excluded.is_known)
    ), before AS MATERIALIZED (
      SELECT n.id, n.customer_id FROM notification n WHERE n.group_game_id = ${gameId} AND n.draw_id = ${draw.id}
    ), withdrawn AS (
      UPDATE notification n SET ${asWithdrawn({ cause, words }, at)}
      WHERE n.group_game_id = ${gameId} AND n.draw_id = ${draw.id}
        AND NOT EXISTS (SELECT FROM got WHERE got.customer_id = n.customer_id)
      RETURNING n.id, n.customer_id
    ), told AS (
      INSERT INTO notification (customer_id, kind, group_game_id, draw_id, amount_cents, currency, created_at, updated_at)
      SELECT customer_id, 'win', ${gameId}, ${draw.id}, CASE WHEN is_known THEN amount_cents ELSE 0 END, ${draw.currency},
        ${at}, ${at} FROM got
      ON CONFLICT (group_game_id, customer_id, draw_id) DO UPDATE SET id = DEFAULT,
        kind = CASE WHEN ${becameKnown} THEN 'win' ELSE 'changed' END,
        before_cents = CASE WHEN NOT ${becameKnown} THEN notification.amount_cents END,
        cause = CASE WHEN NOT ${becameKnown} THEN ${cause}::text END,
        reason = CASE WHEN NOT ${becameKnown} THEN ${words}::text END, amount_cents = excluded.amount_cents,
        currency = excluded.currency, read_at = NULL, created_at = excluded.created_at, updated_at = excluded.updated_at
      WHERE notification.amount_cents <> excluded.amount_cents
      RETURNING id, customer_id
    ), news AS (
      SELECT id, customer_id FROM withdrawn UNION ALL SELECT id, customer_id FROM told
    )
    SELECT ARRAY(SELECT id FROM news ORDER BY id) AS told,
      ARRAY(SELECT b.id FROM before b WHERE b.customer_id IN (SELECT customer_id FROM news)) AS outdated`);
  return { told: rows[0]?.told ?? [], outdated: rows[0]?.outdated ?? [] };
}

/** Notes what a game's lines were compared with. */
export async function markSettled(tx: Db, gameId: number, draw: DrawOfGames): Promise<void> {
  await tx
    .update(groupGame)
    .set({ settledDrawId: draw.id, settledRevision: draw.revision })
    .where(eq(groupGame.id, gameId));
}

/** Takes back what some draws gave to games: those are compared with no result any more. Their notices are the caller's. */
export async function unsettleGames(tx: Db, drawIds: readonly number[]): Promise<void> {
  const ids = [...drawIds];
  await tx.delete(groupLineWin).where(inArray(groupLineWin.drawId, ids));
  await tx.delete(groupPayout).where(inArray(groupPayout.drawId, ids));
  await tx
    .update(groupGame)
    .set({ settledDrawId: null, settledRevision: null })
    .where(inArray(groupGame.settledDrawId, ids));
}
