import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { tellOfWins } from '../../mail/outbox.ts';
import { findDrawOf, shareSeriesOf } from './draws-repository.ts';
import { removeFreePlayOf } from './free-plays-repository.ts';
import { requestSettlement } from './jobs.ts';
import { withdrawNotices } from './notices-repository.ts';
import { countOneLess, lockSettlement, reasonOf } from './repository.ts';
import { removeWin } from './wins-repository.ts';

/**
 * To be called in the transaction that takes a PDF back, after the purchase was written as pending again (its row locked
 * with `FOR NO KEY UPDATE`): its win and the free play that it put in the cart go, whoever was told of the win is told that
 * it went, and when it shared the jackpot the others' shares are settled again. A purchase that won nothing is left as it is. Answers whether it had won.
 */
export async function withdrawWin(
  tx: Db,
  context: Pick<Context, 'jobs' | 'clock' | 'config'>,
  purchaseId: number,
  words: string | null = null,
): Promise<boolean> {
  // No result can be saved meanwhile.
  await shareSeriesOf(tx, purchaseId);
  const draw = await findDrawOf(tx, purchaseId);
  const settlement = draw === null ? null : await lockSettlement(tx, draw.id);
  if (settlement === null) return false;
  const { drawId, revision } = settlement;

  await removeFreePlayOf(tx, purchaseId);
  const reason = { cause: 'ticket-withdrawn', words } as const;
  const notices = await withdrawNotices(tx, { drawIds: [drawId], purchaseId }, reason, context.clock.date());
  await tellOfWins(tx, context, notices);
  const position = await removeWin(tx, purchaseId);

  // The settlement to come finds the play pending. One at work may have counted it, and a jackpot is shared by fewer now.
  const hadWon = position !== null;
  if (settlement.state === 'pending') return hadWon;
  if (settlement.state === 'done' && position !== 1) {
    await countOneLess(tx, drawId, hadWon);
    return hadWon;
  }
  const why = position === 1 ? ({ cause: 'jackpot-shared', words: null } as const) : reasonOf(settlement);
  await requestSettlement(tx, context, { drawId, revision }, why);
  return hadWon;
}
