import type { Db } from '@bolillero/database/connection';
import { settlement } from '@bolillero/database/schema/draw';
import { eq, sql } from 'drizzle-orm';
import { countJackpotWinners, countPlays } from './chunk.ts';
import type { DrawToSettle } from './draw-to-settle.ts';

export type Progress = typeof settlement.$inferSelect;

/**
 * Locks a draw's settlement: everything that gives or takes a win of the draw holds this row while it does, so that passes,
 * late tickets, corrections and several workers come one after the other. Null while the draw has none.
 */
export async function lockProgress(tx: Db, drawId: number): Promise<Progress | null> {
  const [row] = await tx.select().from(settlement).where(eq(settlement.drawId, drawId)).for('update');
  return row ?? null;
}

/** The same for a draw that was brought in without a settlement, because nobody had played it: it gets one. */
export async function lockOrBegin(tx: Db, draw: DrawToSettle, at: Date): Promise<Progress | null> {
  await tx
    .insert(settlement)
    .values({ drawId: draw.id, revision: draw.revision, state: 'pending', updatedAt: at })
    .onConflictDoNothing();
  return await lockProgress(tx, draw.id);
}

/** Asks for a settlement from the first purchase on, for a revision of its draw. */
export async function restart(tx: Db, drawId: number, revision: number, at: Date): Promise<void> {
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
    .values({ drawId, ...fresh })
    .onConflictDoUpdate({ target: settlement.drawId, set: fresh });
}

/** The first step of a pass: how many plays there are, and how many of them share the jackpot. */
export async function beginPass(tx: Db, draw: DrawToSettle, at: Date): Promise<Progress> {
  const [row] = await tx
    .update(settlement)
    .set({
      state: 'running',
      lastPurchaseId: 0,
      settled: 0,
      winners: 0,
      total: await countPlays(tx, draw),
      jackpotWinners: await countJackpotWinners(tx, draw),
      updatedAt: at,
    })
    .where(eq(settlement.drawId, draw.id))
    .returning();
  if (row === undefined) throw new Error(`draw ${draw.id} has no settlement`);
  return row;
}

export async function advance(
  tx: Db,
  drawId: number,
  step: { lastPurchaseId: number; settled: number; winners: number; done: boolean },
  at: Date,
): Promise<void> {
  const { lastPurchaseId, done } = step;
  await tx
    .update(settlement)
    .set({
      state: done ? 'done' : 'running',
      lastPurchaseId,
      settled: sql`${settlement.settled} + ${step.settled}`,
      winners: sql`${settlement.winners} + ${step.winners}`,
      // Tickets that were uploaded or taken back on the way.
      ...(done ? { total: sql`${settlement.settled} + ${step.settled}` } : {}),
      updatedAt: at,
    })
    .where(eq(settlement.drawId, drawId));
}

/** Counts a finished settlement anew, after a single ticket came or went. */
export async function recount(tx: Db, draw: DrawToSettle, at: Date): Promise<void> {
  const plays = await countPlays(tx, draw);
  await tx
    .update(settlement)
    .set({
      settled: plays,
      total: plays,
      winners: sql`(SELECT count(*) FROM win WHERE draw_id = ${draw.id})`,
      updatedAt: at,
    })
    .where(eq(settlement.drawId, draw.id));
}
