import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { tellOfWins } from '../../mail/outbox.ts';
import { loadDrawToSettle } from './draw-to-settle.ts';
import { findDrawOf } from './draws-repository.ts';
import { giveFreePlays } from './free-plays.ts';
import { takeBackFreePlays } from './free-plays-repository.ts';
import { outcomesOf } from './outcomes.ts';
import { countJackpotWinners, countPlays, settleStretch } from './purchases-repository.ts';
import { lockOrInsertSettlement, reasonOf, recountSettlement, restartSettlement } from './repository.ts';
import { settleDraw } from './settle-draw.ts';
import { readSettlementInputs, type SettlementInputs } from './settlement-inputs.ts';

type Needs = Pick<Context, 'db' | 'catalogue' | 'clock' | 'config' | 'jobs'>;

/**
 * Settles a purchase whose ticket came after its result, in the caller's transaction. One that shares the jackpot makes
 * every other share smaller: the whole draw is then to be settled again, as it is when it was not settled to the end yet.
 * Answers that draw and its revision; null when nothing is left to do.
 */
export async function settlePurchase(
  tx: Db,
  inputs: SettlementInputs,
  purchaseId: number,
): Promise<{ drawId: number; revision: number } | null> {
  const drawn = await findDrawOf(tx, purchaseId);
  const found = drawn?.shown ? await loadDrawToSettle(tx, inputs.lotteries, drawn.id) : null;
  if (found === null) return null;
  const at = inputs.clock.date();
  const settlement = await lockOrInsertSettlement(tx, found, at);
  // What was read before the lock may have been corrected meanwhile.
  const draw = await loadDrawToSettle(tx, inputs.lotteries, found.id);
  if (settlement === null || draw === null || !draw.shown) return null;
  const unfinished = { drawId: draw.id, revision: settlement.revision };
  if (settlement.state === 'pending') return unfinished;

  const jackpotWinners = await countJackpotWinners(tx, draw);
  if (jackpotWinners !== settlement.jackpotWinners) {
    await restartSettlement(tx, unfinished, { cause: 'jackpot-shared', words: null }, at);
    return unfinished;
  }
  const stretch = { after: purchaseId - 1, upTo: purchaseId };
  const outcomes = outcomesOf(draw, jackpotWinners);
  const reason = reasonOf(settlement);
  const { notices } = await settleStretch(tx, draw, outcomes, { ...stretch, size: 1 }, reason, at);
  await tellOfWins(tx, inputs, notices);
  await takeBackFreePlays(tx, draw, stretch);
  await giveFreePlays(tx, inputs, draw, stretch);
  if (settlement.state === 'running') return unfinished;
  await recountSettlement(tx, draw.id, await countPlays(tx, draw), at);
  return null;
}

/** The job that an upload leaves behind. Safe to repeat. */
export async function settleLatePurchase(context: Needs, purchaseId: number): Promise<void> {
  const inputs = await readSettlementInputs(context);
  const unfinished = await context.db.transaction((tx) => settlePurchase(tx, inputs, purchaseId));
  if (unfinished !== null) await settleDraw(context, unfinished.drawId, unfinished.revision);
}
