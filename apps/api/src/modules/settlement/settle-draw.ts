import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { tellOfWins } from '../../mail/outbox.ts';
import { closeDueGames } from '../group-games/freeze.ts';
import { settleGamesOf } from '../group-games/settle-games.ts';
import { type DrawToSettle, loadDrawToSettle } from './draw-to-settle.ts';
import { giveFreePlays } from './free-plays.ts';
import { takeBackFreePlays } from './free-plays-repository.ts';
import { type NoticeChanges, noChanges, togetherWith } from './notices-repository.ts';
import { outcomesOf } from './outcomes.ts';
import { countJackpotWinners, countPlays, settleStretch } from './purchases-repository.ts';
import { beginPass, lockSettlement, reasonOf, recordChunk, type SettlementRow } from './repository.ts';
import { readSettlementInputs, type SettlementInputs } from './settlement-inputs.ts';

type Needs = Pick<Context, 'db' | 'catalogue' | 'clock' | 'config' | 'jobs'>;

/** Purchases that one transaction settles. */
export const chunkSize = 20_000;

/**
 * Settles a draw: every sold purchase of its lottery, series and date gets its matches, and each winner one notice
 * (Rulebook 7); with the last of them, the group games of that draw. In chunks, each a transaction of its own that says how far it has come: whatever is killed is continued by
 * the next run, and several workers at once take turns. Ends at once when the draw has moved on to another revision, whose
 * own job settles it.
 */
export async function settleDraw(
  context: Needs,
  drawId: number,
  revision: number,
  size = chunkSize,
): Promise<void> {
  // Its games were closed at the cut-off, unless no process was there to do it. One that cannot be closed keeps nobody's prize back: it
  // is tried again, and told of, by the tick, and settled once it is closed.
  await closeDueGames(context).catch((error: unknown) => {
    if (!(error instanceof AggregateError)) throw error;
  });
  while (await settleNextChunk(context, drawId, revision, size)) {}
}

/** One chunk; answers whether there is another. */
export async function settleNextChunk(
  context: Needs,
  drawId: number,
  revision: number,
  size = chunkSize,
): Promise<boolean> {
  const inputs = await readSettlementInputs(context);
  return await context.db.transaction(async (tx) => {
    const settlement = await lockSettlement(tx, drawId);
    if (settlement === null || settlement.revision !== revision || settlement.state === 'done') return false;
    const draw = await loadDrawToSettle(tx, inputs.lotteries, drawId);
    if (draw === null) return false;
    const { hasMore, notices } = await settleChunk(tx, inputs, draw, settlement, size);
    await tellOfWins(tx, inputs, notices);
    return hasMore;
  });
}

async function settleChunk(
  tx: Db,
  inputs: SettlementInputs,
  draw: DrawToSettle,
  before: SettlementRow,
  size: number,
): Promise<{ hasMore: boolean; notices: NoticeChanges }> {
  const at = inputs.clock.date();
  const progress =
    before.state === 'pending' ? await beginPass(tx, draw.id, await countBefore(tx, draw), at) : before;
  const after = progress.lastPurchaseId;
  const outcomes = outcomesOf(draw, progress.jackpotWinners);
  const reason = reasonOf(progress);
  const stretched = await settleStretch(tx, draw, outcomes, { after, size }, reason, at);
  const { settled, winners, lastId, notices } = stretched;
  const done = settled < size;
  const stretch = { after, upTo: done ? null : lastId };
  await takeBackFreePlays(tx, draw, stretch);
  await giveFreePlays(tx, inputs, draw, stretch);
  // With the last chunk, so that they follow every pass of the plays, and share its count of jackpot winners and its reason.
  const ofGames = done ? await settleGamesOf(tx, draw, progress.jackpotWinners, reason, at) : noChanges;
  await recordChunk(tx, draw.id, { lastPurchaseId: lastId ?? after, settled, winners, done }, at);
  return { hasMore: !done, notices: togetherWith(notices, ofGames) };
}

async function countBefore(tx: Db, draw: DrawToSettle) {
  return { total: await countPlays(tx, draw), jackpotWinners: await countJackpotWinners(tx, draw) };
}

/**
 * Settles a whole draw inside a transaction that the caller will undo: what a change would do. The settlement row is the
 * caller's already.
 */
export async function settleInTransaction(tx: Db, inputs: SettlementInputs, drawId: number): Promise<void> {
  for (;;) {
    const settlement = await lockSettlement(tx, drawId);
    const draw = await loadDrawToSettle(tx, inputs.lotteries, drawId);
    if (settlement === null || draw === null) return;
    if (!(await settleChunk(tx, inputs, draw, settlement, chunkSize)).hasMore) return;
  }
}
