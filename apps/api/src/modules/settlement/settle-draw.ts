import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { replaceWinMails } from '../../mail/outbox.ts';
import { type NoticeChanges, settleStretch } from './chunk.ts';
import { type DrawToSettle, loadDrawToSettle } from './draw-to-settle.ts';
import { giveFreePlays, takeBackFreePlays } from './free-plays.ts';
import { outcomesOf } from './outcomes.ts';
import { advance, beginPass, lockProgress, type Progress } from './progress.ts';
import { type SettlementTerms, settlementTerms } from './terms.ts';

type Needs = Pick<Context, 'db' | 'catalogue' | 'clock' | 'config'>;

/** Purchases that one transaction settles. */
export const chunkSize = 20_000;

/**
 * Settles a draw: every sold purchase of its lottery, series and date gets its matches, and each winner one notice
 * (Rulebook 7). In chunks, each a transaction of its own that says how far it has come: whatever is killed is continued by
 * the next run, and several workers at once take turns. Ends at once when the draw has moved on to another revision, whose
 * own job settles it.
 */
export async function settleDraw(
  context: Needs,
  drawId: number,
  revision: number,
  size = chunkSize,
): Promise<void> {
  while (await settleNextChunk(context, drawId, revision, size)) {}
}

/** One chunk; answers whether there is another. */
export async function settleNextChunk(
  context: Needs,
  drawId: number,
  revision: number,
  size = chunkSize,
): Promise<boolean> {
  const terms = await settlementTerms(context);
  return await context.db.transaction(async (tx) => {
    const progress = await lockProgress(tx, drawId);
    if (progress === null || progress.revision !== revision || progress.state === 'done') return false;
    const draw = await loadDrawToSettle(tx, terms.lotteries, drawId);
    if (draw === null) return false;
    const { hasMore, notices } = await settleFrom(tx, terms, draw, progress, size);
    await replaceWinMails(tx, terms, draw.id, notices);
    return hasMore;
  });
}

async function settleFrom(
  tx: Db,
  terms: SettlementTerms,
  draw: DrawToSettle,
  before: Progress,
  size: number,
): Promise<{ hasMore: boolean; notices: NoticeChanges }> {
  const at = terms.clock.date();
  const progress = before.state === 'pending' ? await beginPass(tx, draw, at) : before;
  const after = progress.lastPurchaseId;
  const outcomes = outcomesOf(draw, progress.jackpotWinners);
  const { settled, winners, lastId, notices } = await settleStretch(tx, draw, outcomes, { after, size }, at);
  const done = settled < size;
  const stretch = { after, upTo: done ? null : lastId };
  await takeBackFreePlays(tx, draw, stretch);
  await giveFreePlays(tx, terms, draw, stretch);
  await advance(tx, draw.id, { lastPurchaseId: lastId ?? after, settled, winners, done }, at);
  return { hasMore: !done, notices };
}

/**
 * Settles a whole draw inside a transaction that the caller will undo: what a change would do. The settlement row is the
 * caller's already.
 */
export async function settleWithin(tx: Db, terms: SettlementTerms, drawId: number): Promise<void> {
  for (;;) {
    const progress = await lockProgress(tx, drawId);
    const draw = await loadDrawToSettle(tx, terms.lotteries, drawId);
    if (progress === null || draw === null) return;
    if (!(await settleFrom(tx, terms, draw, progress, chunkSize)).hasMore) return;
  }
}
