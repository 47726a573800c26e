import type { Db } from '@bolillero/database/connection';
import { sql } from 'drizzle-orm';
import type pg from 'pg';

/** What is notified here wakes the workers of every process. */
const channel = 'bolillero_jobs';

/** A job as it waits; it is removed once it is done. */
export interface JobRow extends Record<string, unknown> {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

export interface NewJob {
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  readonly runAt: Date;
  readonly createdAt: Date;
}

/** Writes a job. One of the same kind and key that waits already is taken along: it runs at the earlier of both times. */
export async function insertJob(tx: Db, { kind, key, payload, runAt, createdAt }: NewJob): Promise<void> {
  // A job being worked on is locked by its worker: this waits for it, then adds a new one if it is gone.
  await tx.execute(
    sql`INSERT INTO job (kind, key, payload, run_at, created_at)
        VALUES (${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${runAt}, ${createdAt})
        ON CONFLICT (kind, key) DO UPDATE SET payload = excluded.payload, run_at = least(job.run_at, excluded.run_at)`,
  );
}

/** Locks the next job of some kinds that is due and that no other worker holds; null: there is none. */
export async function lockDueJob(tx: Db, kinds: readonly string[], now: Date): Promise<JobRow | null> {
  const list = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const { rows } = await tx.execute<JobRow>(
    sql`SELECT id, kind, payload, attempts FROM job WHERE run_at <= ${now} AND kind IN (${list})
        ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return rows[0] ?? null;
}

export async function removeJob(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM job WHERE id = ${id}`);
}

/** Puts off a job that failed. */
export async function putOffJob(tx: Db, id: string, runAt: Date, error: string): Promise<void> {
  await tx.execute(
    sql`UPDATE job SET attempts = attempts + 1, run_at = ${runAt}, last_error = ${error} WHERE id = ${id}`,
  );
}

/** Wakes the workers of every process with a word, once the transaction is committed. */
export async function notifyWorkers(tx: Db, word: string): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${channel}, ${word})`);
}

/** Has a connection of its own told the words that wake workers. */
export async function listenForWords(client: pg.PoolClient): Promise<void> {
  await client.query(`LISTEN ${channel}`);
}
