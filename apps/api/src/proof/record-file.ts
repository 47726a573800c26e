import type { Db } from '@bolillero/database/connection';
import type { Context } from '../context.ts';
import * as proof from './repository.ts';

/**
 * Records the PDF that a purchase has got in this transaction in the chain of proof, once. The last thing that the transaction does:
 * whoever records next waits until it has ended.
 */
export async function recordTicket(
  tx: Db,
  { clock }: Pick<Context, 'clock'>,
  purchaseId: number,
): Promise<void> {
  const seq = await proof.recordTicket(tx, purchaseId, clock.date());
  if (seq === null) throw new Error(`purchase ${purchaseId} has no ticket to record`);
}

/**
 * Records the line file that a group game has got in this transaction; and again when a game that has one gets its draw. The last thing
 * that the transaction does, as of tickets.
 */
export async function recordLines(tx: Db, { clock }: Pick<Context, 'clock'>, gameId: number): Promise<void> {
  const seq = await proof.recordLines(tx, gameId, clock.date());
  if (seq === null) throw new Error(`group game ${gameId} has no lines to record`);
}
