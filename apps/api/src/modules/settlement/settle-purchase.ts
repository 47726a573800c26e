import type { Db } from '@bolillero/database/connection';
import { draw as drawTable } from '@bolillero/database/schema/draw';
import { purchase } from '@bolillero/database/schema/play';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { replaceWinMails } from '../../mail/outbox.ts';
import { countJackpotWinners, settleStretch } from './chunk.ts';
import { loadDrawToSettle } from './draw-to-settle.ts';
import { giveFreePlays, takeBackFreePlays } from './free-plays.ts';
import { outcomesOf } from './outcomes.ts';
import { lockOrBegin, recount, restart } from './progress.ts';
import { settleDraw } from './settle-draw.ts';
import { type SettlementTerms, settlementTerms } from './terms.ts';

type Needs = Pick<Context, 'db' | 'catalogue' | 'clock' | 'config'>;

/** The shown draw that a purchase was played in, if it is on file. */
async function drawOf(db: Db, purchaseId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: drawTable.id })
    .from(purchase)
    .innerJoin(
      drawTable,
      and(
        eq(drawTable.lotteryId, purchase.lotteryId),
        eq(drawTable.series, purchase.series),
        eq(drawTable.date, purchase.drawDate),
        eq(drawTable.shown, true),
      ),
    )
    .where(eq(purchase.id, purchaseId));
  return row?.id ?? null;
}

/**
 * Settles a purchase whose ticket came after its result, in the caller's transaction. One that shares the jackpot makes
 * every other share smaller: the whole draw is then to be settled again, as it is when it was not settled to the end yet.
 * Answers that draw and its revision; null when nothing is left to do.
 */
export async function settlePurchase(
  tx: Db,
  terms: SettlementTerms,
  purchaseId: number,
): Promise<{ drawId: number; revision: number } | null> {
  const drawId = await drawOf(tx, purchaseId);
  const found = drawId === null ? null : await loadDrawToSettle(tx, terms.lotteries, drawId);
  if (found === null) return null;
  const at = terms.clock.date();
  const progress = await lockOrBegin(tx, found, at);
  // What was read before the lock may have been corrected meanwhile.
  const draw = await loadDrawToSettle(tx, terms.lotteries, found.id);
  if (progress === null || draw === null || !draw.shown) return null;
  const unfinished = { drawId: draw.id, revision: progress.revision };
  if (progress.state === 'pending') return unfinished;

  const jackpotWinners = await countJackpotWinners(tx, draw);
  if (jackpotWinners !== progress.jackpotWinners) {
    await restart(tx, draw.id, progress.revision, at);
    return unfinished;
  }
  const stretch = { after: purchaseId - 1, upTo: purchaseId };
  const outcomes = outcomesOf(draw, jackpotWinners);
  const { notices } = await settleStretch(tx, draw, outcomes, { ...stretch, size: 1 }, at);
  await replaceWinMails(tx, terms, draw.id, notices);
  await takeBackFreePlays(tx, draw, stretch);
  await giveFreePlays(tx, terms, draw, stretch);
  if (progress.state === 'running') return unfinished;
  await recount(tx, draw, at);
  return null;
}

/** The job that an upload leaves behind. Safe to repeat. */
export async function settleLatePurchase(context: Needs, purchaseId: number): Promise<void> {
  const terms = await settlementTerms(context);
  const unfinished = await context.db.transaction((tx) => settlePurchase(tx, terms, purchaseId));
  if (unfinished !== null) await settleDraw(context, unfinished.drawId, unfinished.revision);
}
