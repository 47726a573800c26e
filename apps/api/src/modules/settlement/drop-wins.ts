import type { Db } from '@bolillero/database/connection';
import { dropWinMails } from '../../mail/outbox.ts';
import { removeFreePlaysOfDraw } from './free-plays-repository.ts';
import { purchasesTold, removeWins } from './wins-repository.ts';

/** Takes back whatever a draw gave: wins, notices, mails that were not sent, and free plays that are still in a cart. Its settlement is locked. */
export async function dropWins(tx: Db, drawId: number): Promise<void> {
  await removeFreePlaysOfDraw(tx, drawId);
  await dropWinMails(tx, drawId, await purchasesTold(tx, drawId));
  await removeWins(tx, drawId);
}
