import type { Db } from '@bolillero/database/connection';
import { hiddenText } from '@bolillero/texts/audit';
import { type Author, recordChange } from './repository.ts';

/**
 * Writes into the audit that somebody takes a list with personal data as a file: which one, in which format and order, and what
 * filters it. What was searched may be a player's name, which the audit never keeps: it says only that there was a search.
 */
export async function recordExport(
  db: Db,
  author: Author,
  at: Date,
  { list, asked }: { readonly list: string; readonly asked: Readonly<Record<string, unknown>> },
): Promise<void> {
  const after = 'q' in asked ? { ...asked, q: hiddenText } : asked;
  await recordChange(db, author, at, { action: 'export', entity: 'list', entityId: list, after });
}
