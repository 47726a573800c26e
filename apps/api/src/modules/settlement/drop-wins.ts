import type { Db } from '@bolillero/database/connection';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import type { MailNeeds } from '../../mail/insert-mails.ts';
import { tellOfWins } from '../../mail/outbox.ts';
import { unsettleGames } from '../group-games/settlement-repository.ts';
import { removeFreePlaysOfDraws } from './free-plays-repository.ts';
import { withdrawNotices } from './notices-repository.ts';
import { removeWins } from './wins-repository.ts';

/**
 * Takes back whatever some draws gave: wins, mails that were not sent, and free plays that are still in a cart. Whoever was
 * told of a win, also of a group game's, is told that it went, and why. Their settlements are locked.
 */
export async function dropWins(
  tx: Db,
  context: MailNeeds,
  drawIds: readonly number[],
  reason: WinChangeReason,
): Promise<void> {
  await removeFreePlaysOfDraws(tx, drawIds);
  await tellOfWins(tx, context, await withdrawNotices(tx, { drawIds }, reason, context.clock.date()));
  await removeWins(tx, drawIds);
  await unsettleGames(tx, drawIds);
}
