import type { Database, Db } from '@bolillero/database/connection';
import type { Clock } from '../clock.ts';
import { errorLine } from '../errors/error-facts.ts';
import type { Log } from '../log.ts';
import { insertJob, listenForWords, lockDueJob, notifyWorkers, putOffJob, removeJob } from './repository.ts';

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

const pollMilliseconds = 2_000;
const longestBackoffSeconds = 300;

/**
 * The outbox's worker: takes due rows with SKIP LOCKED inside a transaction that holds the row while the work is done, so
 * that a killed worker's job is free again at once; wakes by NOTIFY and, in case one is lost, by a slow poll.
 */
export function createJobs(database: Database, clock: Clock, log: Log): Jobs {
  const { db, pool } = database;
  const handlers = new Map<string, JobHandler>();
  const timers: NodeJS.Timeout[] = [];
  const periodic: { tick: () => void; milliseconds: number; wokenBy: string | undefined }[] = [];
  const atHand = new Set<Promise<void>>();
  /** Ends the connection that listens; null while there is none. */
  let listener: (() => void) | null = null;
  let isConnecting = false;
  let running: Promise<void> | null = null;
  let isWokenMeanwhile = false;
  let stopping = false;

  async function runOne(): Promise<boolean> {
    const kinds = [...handlers.keys()];
    if (kinds.length === 0) return false;
    return await db.transaction(async (tx) => {
      const row = await lockDueJob(tx, kinds, clock.date());
      if (row === null) return false;
      try {
        await handlers.get(row.kind)?.(row.payload);
        await removeJob(tx, row.id);
      } catch (error) {
        const wait = Math.min(2 ** row.attempts, longestBackoffSeconds) * 1_000;
        log.error({ err: error, job: row.kind, attempts: row.attempts + 1 }, 'job failed');
        await putOffJob(tx, row.id, new Date(clock.now() + wait), errorLine(error).slice(0, 500));
      }
      return true;
    });
  }

  async function work(): Promise<void> {
    do {
      isWokenMeanwhile = false;
      while (!stopping && (await runOne())) {}
    } while (isWokenMeanwhile && !stopping);
  }

  function wake(): void {
    if (stopping) return;
    if (running !== null) {
      isWokenMeanwhile = true;
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
      await listenForWords(client).catch((error: unknown) => {
        letGo();
        throw error;
      });
    } finally {
      isConnecting = false;
    }
  }

  return {
    async enqueue(tx, { kind, key, payload, runAt }) {
      const createdAt = clock.date();
      await insertJob(tx, { kind, key, payload, runAt: runAt ?? createdAt, createdAt });
      await notifyWorkers(tx, kind);
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
