import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { dropWinMails } from '../../mail/outbox.ts';
import { findDrawOf, shareSeriesOf } from './draws-repository.ts';
import { removeFreePlayOf } from './free-plays-repository.ts';
import { requestSettlement } from './jobs.ts';
import { countOneLess, lockSettlement } from './repository.ts';
import { removeNotice, removeWin } from './wins-repository.ts';

/**
 * To be called in the transaction that takes a PDF back, after the purchase was written as pending again (its row locked
 * with `FOR NO KEY UPDATE`): its win, its notice and the free play that it put in the cart go, and when it shared the
 * jackpot the others' shares are settled again. A purchase that won nothing is left as it is. Answers whether it had won.
 */
export async function withdrawWin(
  tx: Db,
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
  purchaseId: number,
): Promise<boolean> {
  // No result can be saved meanwhile.
  await shareSeriesOf(tx, purchaseId);
  const draw = await findDrawOf(tx, purchaseId);
  const settlement = draw === null ? null : await lockSettlement(tx, draw.id);
  if (settlement === null) return false;
  const { drawId, revision } = settlement;

  await removeFreePlayOf(tx, purchaseId);
  await removeNotice(tx, purchaseId, drawId);
  const position = await removeWin(tx, purchaseId);
  await dropWinMails(tx, drawId, [purchaseId]);

  // The settlement to come finds the play pending. One at work may have counted it, and a jackpot is shared by fewer now.
  const hadWon = position !== null;
  if (settlement.state === 'pending') return hadWon;
  if (settlement.state === 'done' && position !== 1) {
    await countOneLess(tx, drawId, hadWon);
    return hadWon;
  }
  await requestSettlement(tx, { jobs, clock }, { drawId, revision });
  return hadWon;
}
