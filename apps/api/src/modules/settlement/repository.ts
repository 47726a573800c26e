import type { Db } from '@bolillero/database/connection';
import { draw, settlement } from '@bolillero/database/schema/draw';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import { eq, inArray, sql } from 'drizzle-orm';

/** How far the settlement of a draw has come. */
export type SettlementRow = typeof settlement.$inferSelect;

export async function settlementsOf(db: Db, drawIds: readonly number[]): Promise<Map<number, SettlementRow>> {
  if (drawIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(settlement)
    .where(inArray(settlement.drawId, [...drawIds]));
  return new Map(rows.map((row) => [row.drawId, row]));
}

/**
 * Locks a draw's settlement: everything that gives or takes a win of the draw holds this row while it does, so that passes,
 * late tickets, corrections and several workers come one after the other. Null while the draw has none.
 */
export async function lockSettlement(tx: Db, drawId: number): Promise<SettlementRow | null> {
  const [row] = await tx.select().from(settlement).where(eq(settlement.drawId, drawId)).for('update');
  return row ?? null;
}

/**
 * Why wins change while a draw is settled for the first time: nothing was corrected, so that those who were told already are
 * told less only by who else won.
 */
const first: WinChangeReason = { cause: 'jackpot-shared', words: null };

/**
 * The same for a draw that was brought in without a settlement, because nobody had played it: it gets one. Null when the draw is gone:
 * whoever deletes it is waited for.
 */
export async function lockOrInsertSettlement(
  tx: Db,
  { id, revision }: { readonly id: number; readonly revision: number },
  at: Date,
): Promise<SettlementRow | null> {
  const locked = await lockSettlement(tx, id);
  if (locked !== null) return locked;
  const [kept] = await tx.select({ id: draw.id }).from(draw).where(eq(draw.id, id)).for('key share');
  if (kept === undefined) return null;
  await tx
    .insert(settlement)
    .values({ drawId: id, revision, state: 'pending', cause: first.cause, updatedAt: at })
    .onConflictDoNothing();
  return await lockSettlement(tx, id);
}

/**
 * Has a settlement begin from the first purchase on, for a revision of its draw. What an administrator wrote of a correction
 * that was not settled to its end stands until something else is written; that there was one stands, written of or not, when
 * its jackpot is shared by others meanwhile.
 */
export async function restartSettlement(
  tx: Db,
  { drawId, revision }: { readonly drawId: number; readonly revision: number },
  { cause, words }: WinChangeReason,
  at: Date,
): Promise<void> {
  const outlasts =
    cause === 'jackpot-shared'
      ? sql`${settlement.cause} = 'result-corrected'`
      : sql`${settlement.reason} IS NOT NULL`;
  const stands = sql`${settlement.state} <> 'done' AND ${words}::text IS NULL AND ${outlasts}`;
  const fresh = {
    revision,
    state: 'pending',
    lastPurchaseId: 0,
    settled: 0,
    total: 0,
    winners: 0,
    jackpotWinners: 0,
    updatedAt: at,
  } as const;
  await tx
    .insert(settlement)
    .values({ drawId, ...fresh, cause: first.cause, reason: first.words })
    .onConflictDoUpdate({
      target: settlement.drawId,
      set: {
        ...fresh,
        cause: sql`CASE WHEN ${stands} THEN ${settlement.cause} ELSE ${cause} END`,
        reason: sql`CASE WHEN ${stands} THEN ${settlement.reason} ELSE ${words}::text END`,
      },
    });
}

/** Why a settlement runs, for those whose win it changes. */
export function reasonOf({ cause, reason }: SettlementRow): WinChangeReason {
  return { cause, words: reason };
}

/** The first step of a pass: `total` plays are to be settled, of which `jackpotWinners` share the jackpot. */
export async function beginPass(
  tx: Db,
  drawId: number,
  counts: { readonly total: number; readonly jackpotWinners: number },
  at: Date,
): Promise<SettlementRow> {
  const [row] = await tx
    .update(settlement)
    .set({ state: 'running', lastPurchaseId: 0, settled: 0, winners: 0, ...counts, updatedAt: at })
    .where(eq(settlement.drawId, drawId))
    .returning();
  if (row === undefined) throw new Error(`draw ${drawId} has no settlement`);
  return row;
}

/** Notes that another chunk was settled, up to `lastPurchaseId`. */
export async function recordChunk(
  tx: Db,
  drawId: number,
  chunk: { lastPurchaseId: number; settled: number; winners: number; done: boolean },
  at: Date,
): Promise<void> {
  const { lastPurchaseId, done } = chunk;
  await tx
    .update(settlement)
    .set({
      state: done ? 'done' : 'running',
      lastPurchaseId,
      settled: sql`${settlement.settled} + ${chunk.settled}`,
      winners: sql`${settlement.winners} + ${chunk.winners}`,
      // Tickets that were uploaded or taken back on the way.
      ...(done ? { total: sql`${settlement.settled} + ${chunk.settled}` } : {}),
      updatedAt: at,
    })
    .where(eq(settlement.drawId, drawId));
}

/** Counts a finished settlement anew, after a single ticket came: it is of so many plays now. */
export async function recountSettlement(tx: Db, drawId: number, plays: number, at: Date): Promise<void> {
  await tx
    .update(settlement)
    .set({
      settled: plays,
      total: plays,
      winners: sql`(SELECT count(*) FROM win WHERE draw_id = ${drawId})`,
      updatedAt: at,
    })
    .where(eq(settlement.drawId, drawId));
}

/** Takes one play out of the counts of a finished settlement. */
export async function countOneLess(tx: Db, drawId: number, hadWon: boolean): Promise<void> {
  const one = { settled: sql`${settlement.settled} - 1`, total: sql`${settlement.total} - 1` };
  const winners = sql`${settlement.winners} - ${hadWon ? 1 : 0}`;
  await tx
    .update(settlement)
    .set({ ...one, winners })
    .where(eq(settlement.drawId, drawId));
}

export async function removeSettlement(tx: Db, drawId: number): Promise<void> {
  await tx.delete(settlement).where(eq(settlement.drawId, drawId));
}
