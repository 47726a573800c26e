import type { Db } from '@bolillero/database/connection';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import type { MailNeeds } from '../../mail/insert-mails.ts';
import { dropWins } from '../settlement/drop-wins.ts';
import { deleteDraws, demoDraws, lockSettlements, type SeriesKey } from './repository.ts';

/** A series' generated draws, or the one of a date; what those are told who had won in them. */
export interface DemoDraws {
  readonly key: SeriesKey;
  readonly date: string | null;
  readonly reason: WinChangeReason;
}

/**
 * Removes a series' generated draws with all that came of them; purchases stay. The series is locked.
 */
export async function removeDemoDraws(
  tx: Db,
  context: MailNeeds,
  { key, date, reason }: DemoDraws,
): Promise<void> {
  const drawIds = await demoDraws(tx, key, date);
  if (drawIds.length === 0) return;
  await lockSettlements(tx, drawIds);
  await dropWins(tx, context, drawIds, reason);
  await deleteDraws(tx, drawIds);
}
