import { randomUUID } from 'node:crypto';
import { type Db, violatesUnique } from '@bolillero/database/connection';
import { job } from '@bolillero/database/schema/operation';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { claimNext } from './claim-repository.ts';

/** What is notified here wakes the workers of every process. */
const channel = 'bolillero_jobs';

/** A job as it was claimed; it is removed once it is done. */
export type JobRow = typeof job.$inferSelect;
export type NewJob = Pick<JobRow, 'kind' | 'key' | 'jobGroup' | 'payload' | 'runAt' | 'createdAt'>;

/**
 * Writes a job. One of the same kind and key that waits already is taken along: it runs at the earlier of both times. One
 * that is being worked on may have read what is old by now: it is done once more after that.
 */
export async function insertJob(
  tx: Db,
  { kind, key, jobGroup, payload, runAt, createdAt }: NewJob,
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO job (kind, key, job_group, payload, run_at, created_at)
        VALUES (${kind}, ${key}, ${jobGroup}, ${JSON.stringify(payload)}::jsonb, ${runAt}, ${createdAt})
        ON CONFLICT (kind, key) DO UPDATE SET payload = excluded.payload, again = job.claim IS NOT NULL,
          run_at = CASE WHEN job.claim IS NULL THEN least(job.run_at, excluded.run_at) ELSE job.run_at END`,
  );
}

const queue = { table: job, id: job.id, dueAt: job.runAt };

/**
 * Claims the next job of a kind that is due and of whose group none is being worked on, until an instant: when nothing was
 * heard of its worker by then, another takes it up. Null: there is none.
 */
export async function claimJob(db: Db, kind: string, now: Date, until: Date): Promise<JobRow | null> {
  const groupIsFree = sql`NOT EXISTS (SELECT FROM job AS other WHERE other.job_group = ${job.jobGroup}
    AND other.claim IS NOT NULL AND other.id <> ${job.id})`;
  const claimed = ({ attempts }: JobRow) => ({
    claim: randomUUID(),
    again: false,
    attempts: attempts + 1,
    runAt: until,
  });
  for (;;) {
    try {
      return await claimNext(db, queue, now, claimed, and(eq(job.kind, kind), groupIsFree));
    } catch (error) {
      // Another of its group was claimed at the same moment.
      if (!violatesUnique(error, 'job_group_takes_turns')) throw error;
    }
  }
}

/**
 * Makes due what waits for longer than any job does, or was written later than now: the clock was set back after that, and would
 * have it wait until it is there again.
 */
export async function makeDueAgain(
  db: Db,
  at: Date,
  { writtenBy, dueBy }: { readonly writtenBy: Date; readonly dueBy: Date },
): Promise<number[]> {
  const waitsForNothing = and(isNull(job.claim), gt(job.createdAt, writtenBy), gt(job.runAt, at));
  const rows = await db
    .update(job)
    .set({ runAt: at, createdAt: sql`least(${job.createdAt}, ${at}::timestamptz)` })
    .where(or(gt(job.runAt, dueBy), waitsForNothing))
    .returning({ id: job.id });
  return rows.map(({ id }) => id);
}

/** The row while it is this claim's: another worker may have taken it over. */
const claimOf = ({ id, claim }: JobRow) => and(eq(job.id, id), sql`${job.claim} = ${claim}`);

/** Says that the worker of a claimed job is alive. */
export async function renewClaim(db: Db, claimed: JobRow, until: Date): Promise<void> {
  await db.update(job).set({ runAt: until }).where(claimOf(claimed));
}

/** What a job is after its claim. */
const unclaimed = { claim: null, again: false } as const;

/** Ends a job: it is removed, or waits anew where it was asked for meanwhile. */
export async function endJob(db: Db, claimed: JobRow, at: Date): Promise<void> {
  const removed = await db
    .delete(job)
    .where(and(claimOf(claimed), eq(job.again, false)))
    .returning({ id: job.id });
  if (removed.length > 0) return;
  await db
    .update(job)
    .set({ ...unclaimed, runAt: at, attempts: 0 })
    .where(claimOf(claimed));
}

/** Puts off a job that failed at an instant. Where it was asked for meanwhile it is tried again at once. */
export async function putOffJob(
  db: Db,
  claimed: JobRow,
  at: Date,
  until: Date,
  error: string,
): Promise<void> {
  const runAt = sql`CASE WHEN again THEN ${at}::timestamptz ELSE ${until}::timestamptz END`;
  await db
    .update(job)
    .set({ ...unclaimed, runAt, lastError: error })
    .where(claimOf(claimed));
}

/** Wakes the workers of every process with a word, once the transaction is committed. */
export async function notifyWorkers(tx: Db, word: string): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${channel}, ${word})`);
}

/** Has a connection of its own told the words that wake workers. */
export async function listenForWords(client: pg.PoolClient): Promise<void> {
  await client.query(`LISTEN ${channel}`);
}
