import type { Db } from '@bolillero/database/connection';
import { exportLine } from '@bolillero/domain/proof/export-line';
import { entriesFrom } from '../../proof/repository.ts';

/** So many entries are read at a time; between two readings no connection is held, however slow whoever takes them is. */
const atATime = 1_000;

/** The lines of the chain as bytes, from an entry on: as many as there are now, or as were asked for. */
export async function* exportChunks(
  db: Db,
  { from = 1, limit = Number.POSITIVE_INFINITY }: { readonly from?: number; readonly limit?: number },
): AsyncGenerator<Buffer> {
  for (let left = limit, seq = from; left > 0; ) {
    const entries = await entriesFrom(db, seq, Math.min(left, atATime));
    if (entries.length === 0) return;
    yield Buffer.from(entries.map((entry) => `${exportLine(entry)}\n`).join(''));
    left -= entries.length;
    seq += entries.length;
  }
}
