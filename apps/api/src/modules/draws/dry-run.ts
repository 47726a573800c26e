import type { Db } from '@bolillero/database/connection';

/** Runs work in a transaction that is always undone, and answers what it came to. */
export async function dryRun<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const undo = new Error('undone on purpose');
  let outcome: { value: T } | null = null;
  try {
    await db.transaction(async (tx) => {
      outcome = { value: await work(tx) };
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  if (outcome === null) throw new Error('the work came to nothing');
  return (outcome as { value: T }).value;
}
