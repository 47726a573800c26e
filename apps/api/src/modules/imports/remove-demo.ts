import type { Db } from '@bolillero/database/connection';
import type { MailNeeds } from '../../mail/insert-mails.ts';
import { correctedBecause } from '../draws/draw-change.ts';
import { dropWins } from '../settlement/drop-wins.ts';
import { deleteDraws, lockDemoDraws, type SeriesKey } from './repository.ts';

/**
 * Removes a series' generated draws, all or the one of a date, with all that came of them; purchases stay. The series is
 * locked.
 */
export async function removeDemoDraws(
  tx: Db,
  context: MailNeeds,
  key: SeriesKey,
  date: string | null = null,
): Promise<void> {
  const drawIds = await lockDemoDraws(tx, key, date);
  if (drawIds.length === 0) return;
  await dropWins(tx, context, drawIds, correctedBecause(null));
  await deleteDraws(tx, drawIds);
}
