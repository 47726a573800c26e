import type { Database, Db } from '@bolillero/database/connection';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { errorLine } from '../errors/error-facts.ts';

/** Does one job. It may be run again after a failure or a kill, so it must be safe to repeat. */
export type JobHandler = (payload: unknown) => Promise<void>;

export interface Jobs {
  /** Writes a job in the caller's transaction. A waiting job of the same kind and key is taken along, not doubled. */
  enqueue(tx: Db, job: { kind: string; key: string; payload: unknown; runAt?: Date }): Promise<void>;
  handle(kind: string, handler: JobHandler): void;
  /**
   * Runs `task` at the start and then every `milliseconds`, never twice at a time in this process; and at once when a commit
   * notified the jobs' channel with the word `wokenBy`.
   */
  every(name: string, milliseconds: number, task: () => Promise<void>, wokenBy?: string): void;
  start(): Promise<void>;
  /** Finishes what is at hand and takes nothing else. */
  stop(): Promise<void>;
  /** Runs every job that is due, and returns when none is left (tests and the demonstration). */
  drain(): Promise<void>;
}

/** What is notified here wakes the workers of every process. */
export const jobsChannel = 'bolillero_jobs';
const pollMilliseconds = 2_000;
const longestBackoffSeconds = 300;

interface JobRow extends Record<string, unknown> {
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
}

/**
 * The outbox's worker: takes due rows with SKIP LOCKED inside a transaction that holds the row while the work is done, so
 * that a killed worker's job is free again at once; wakes by NOTIFY and, in case one is lost, by a slow poll.
 */
export function createJobs(database: Database, clock: Clock, log: FastifyBaseLogger): Jobs {
  const { db, pool } = database;
  const handlers = new Map<string, JobHandler>();
  const timers: NodeJS.Timeout[] = [];
  const periodic: { tick: () => void; milliseconds: number; wokenBy: string | undefined }[] = [];
  const atHand = new Set<Promise<void>>();
  /** Ends the connection that listens; null while there is none. */
  let listener: (() => void) | null = null;
  let isConnecting = false;
  let running: Promise<void> | null = null;
  let again = false;
  let stopping = false;

  async function runOne(): Promise<boolean> {
    const kinds = [...handlers.keys()];
    if (kinds.length === 0) return false;
    const list = sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    );
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<JobRow>(
        sql`SELECT id, kind, payload, attempts FROM job WHERE run_at <= ${clock.date()} AND kind IN (${list})
            ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      const row = rows[0];
      if (row === undefined) return false;
      try {
        await handlers.get(row.kind)?.(row.payload);
        await tx.execute(sql`DELETE FROM job WHERE id = ${row.id}`);
      } catch (error) {
        const wait = Math.min(2 ** row.attempts, longestBackoffSeconds) * 1_000;
        log.error({ err: error, job: row.kind, attempts: row.attempts + 1 }, 'job failed');
        await tx.execute(
          sql`UPDATE job SET attempts = attempts + 1, run_at = ${new Date(clock.now() + wait)},
              last_error = ${errorLine(error).slice(0, 500)} WHERE id = ${row.id}`,
        );
      }
      return true;
    });
  }

  async function work(): Promise<void> {
    do {
      again = false;
      while (!stopping && (await runOne())) {}
    } while (again && !stopping);
  }

  function wake(): void {
    if (stopping) return;
    if (running !== null) {
      again = true;
      return;
    }
    running = work()
      .catch((error) => log.error({ err: error }, 'job worker failed'))
      .finally(() => {
        running = null;
      });
  }

  async function listen(): Promise<void> {
    if (listener !== null || isConnecting || stopping) return;
    isConnecting = true;
    try {
      const client = await pool.connect();
      // A connection that is lost goes back to the pool as such, or its place there would be taken for ever.
      let isHeld = true;
      const letGo = () => {
        if (isHeld) client.release(true);
        isHeld = false;
        if (listener === letGo) listener = null;
      };
      client.on('notification', ({ payload }) => {
        const woken = periodic.filter(({ wokenBy }) => wokenBy !== undefined && wokenBy === payload);
        for (const { tick } of woken) tick();
        if (woken.length === 0) wake();
      });
      client.on('error', letGo);
      listener = letGo;
      await client.query(`LISTEN ${jobsChannel}`).catch((error: unknown) => {
        letGo();
        throw error;
      });
    } finally {
      isConnecting = false;
    }
  }

  return {
    async enqueue(tx, { kind, key, payload, runAt }) {
      const due = runAt ?? clock.date();
      // A job being worked on is locked by its worker: this waits for it, then adds a new one if it is gone.
      await tx.execute(
        sql`INSERT INTO job (kind, key, payload, run_at, created_at)
            VALUES (${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${due}, ${clock.date()})
            ON CONFLICT (kind, key) DO UPDATE SET payload = excluded.payload, run_at = least(job.run_at, excluded.run_at)`,
      );
      await tx.execute(sql`SELECT pg_notify(${jobsChannel}, ${kind})`);
    },
    handle(kind, handler) {
      handlers.set(kind, handler);
    },
    every(name, milliseconds, task, wokenBy) {
      let current: Promise<void> | null = null;
      const run = async () => {
        try {
          await task();
        } catch (error) {
          log.error({ err: error, task: name }, 'periodic task failed');
        }
      };
      const tick = () => {
        if (current !== null || stopping) return;
        const mine = run().finally(() => {
          current = null;
          atHand.delete(mine);
        });
        current = mine;
        atHand.add(mine);
      };
      periodic.push({ tick, milliseconds, wokenBy });
    },
    async start() {
      await listen();
      for (const { tick, milliseconds } of periodic) {
        tick();
        timers.push(setInterval(tick, milliseconds));
      }
      timers.push(
        setInterval(() => {
          listen().catch((error) => log.warn({ err: error }, 'cannot listen for jobs'));
          wake();
        }, pollMilliseconds),
      );
      wake();
    },
    async stop() {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      await running;
      await Promise.all(atHand);
      listener?.();
    },
    async drain() {
      if (running !== null) await running;
      await work();
    },
  };
}
