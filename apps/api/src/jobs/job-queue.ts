import type { Database, Db } from '@bolillero/database/connection';
import type { Clock } from '../clock.ts';
import { errorLine } from '../errors/error-facts.ts';
import type { Log } from '../log.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { clocksDiffer, doublingPause } from './pauses.ts';
import {
  claimJob,
  endJob,
  insertJob,
  type JobRow,
  listenForWords,
  makeDueAgain,
  notifyWorkers,
  putOffJob,
  renewClaim,
} from './repository.ts';

/** Does one job. It may be run again after a failure or a kill, so it must be safe to repeat. */
export type JobHandler = (payload: unknown) => Promise<void>;

/** Thrown by a handler that cannot go on until somebody acts: its job is tried every five minutes, and the reason is no fault. */
export class JobWaits extends Error {}

export interface JobToDo {
  readonly kind: string;
  readonly key: string;
  /** Of the jobs of a group, whatever their kind, one is done at a time. */
  readonly group?: string;
  readonly payload: unknown;
  readonly runAt?: Date;
}

export interface Jobs {
  /**
   * Writes a job in the caller's transaction, and waits for nobody who works on one. A waiting job of the same kind and key is
   * taken along, not doubled; one that is being worked on is done once more after that.
   */
  enqueue(tx: Db, job: JobToDo): Promise<void>;
  /** Has jobs of a kind done, several of them at a time in `lanes`; another kind never waits for them. */
  handle(kind: string, handler: JobHandler, lanes?: number): void;
  /** Has another queue looked through at the start, every two seconds, and when a commit notified the word `wokenBy`. */
  serve(queue: Pick<Lanes, 'wake' | 'stop'>, wokenBy?: string): void;
  /** Runs `task` at the start and then every `milliseconds`, never twice at a time in this process. */
  every(name: string, milliseconds: number, task: () => Promise<void>): void;
  /** Has done what a clock that was set back since would let wait for as long. */
  catchUp(): Promise<void>;
  start(): Promise<void>;
  /** Finishes what is at hand and takes nothing else. */
  stop(): Promise<void>;
  /** Runs every job that is due, and returns when none is left (tests and the demonstration). */
  drain(): Promise<void>;
}

const pollMilliseconds = 2_000;
const second = 1_000;
const longestPause = 300 * second;
/** A claimed job of whose worker nothing was heard for so long is taken up by another. */
const claimHolds = 15 * second;
const renewEvery = claimHolds / 3;

/**
 * The outbox's worker. A short transaction claims a job (decision 16), its handler runs without any connection of
 * the queue's, another short one ends it. While it runs the claim is renewed; a killed worker's job comes due again. It wakes by
 * NOTIFY and, in case one is lost, by a slow poll.
 */
export function createJobs(database: Database, clock: Clock, log: Log): Jobs {
  const { db, pool } = database;
  const kinds = new Map<string, Lanes>();
  const timers: NodeJS.Timeout[] = [];
  const queues: { queue: Pick<Lanes, 'wake' | 'stop'>; wokenBy: string | undefined }[] = [];
  const periodic: { tick: () => void; milliseconds: number }[] = [];
  const atHand = new Set<Promise<void>>();
  /** Ends the connection that listens; null while there is none. */
  let listener: (() => void) | null = null;
  let isConnecting = false;
  let stopping = false;

  const claimEnds = () => new Date(clock.now() + claimHolds);

  async function work(job: JobRow, handler: JobHandler): Promise<void> {
    const renewal = setInterval(() => {
      renewClaim(db, job, claimEnds()).catch((error) =>
        log.warn({ err: error, job: job.kind }, 'claim of a job not renewed'),
      );
    }, renewEvery);
    try {
      await handler(job.payload);
    } catch (error) {
      const about = { job: job.kind, key: job.key, attempts: job.attempts };
      const waits = error instanceof JobWaits;
      if (waits) log.warn({ ...about, reason: error.message }, 'job waits');
      else log.error({ err: error, ...about }, 'job failed');
      const wait = waits ? longestPause : doublingPause(job.attempts, second, longestPause);
      const at = clock.date();
      const until = new Date(at.getTime() + wait);
      await putOffJob(db, job, at, until, errorLine(error).slice(0, 500));
      return;
    } finally {
      clearInterval(renewal);
    }
    await endJob(db, job, clock.date());
    // Those of its group may have waited for it, whatever their kind.
    for (const lanes of kinds.values()) lanes.wake();
  }

  function wakeAll(): void {
    for (const lanes of kinds.values()) lanes.wake();
    for (const { queue } of queues) queue.wake();
  }

  /** Wakes those who wait for a word. */
  function wakeFor(word: string): void {
    kinds.get(word)?.wake();
    for (const { queue, wokenBy } of queues) if (wokenBy === word) queue.wake();
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
      client.on('notification', ({ payload }) => wakeFor(payload ?? ''));
      client.on('error', letGo);
      listener = letGo;
      if (stopping) return letGo();
      await listenForWords(client).catch((error: unknown) => {
        letGo();
        throw error;
      });
    } finally {
      isConnecting = false;
    }
  }

  return {
    async enqueue(tx, { kind, key, group, payload, runAt }) {
      const createdAt = clock.date();
      await insertJob(tx, {
        kind,
        key,
        jobGroup: group ?? null,
        payload,
        runAt: runAt ?? createdAt,
        createdAt,
      });
      await notifyWorkers(tx, kind);
    },
    handle(kind, handler, lanes = 1) {
      const claim = () => claimJob(db, kind, clock.date(), claimEnds());
      const queue = createLanes({ lanes, claim, work: (job) => work(job, handler) }, (error) =>
        log.error({ err: error, job: kind }, 'job worker failed'),
      );
      kinds.set(kind, queue);
    },
    serve(queue, wokenBy) {
      queues.push({ queue, wokenBy });
    },
    every(name, milliseconds, task) {
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
      periodic.push({ tick, milliseconds });
    },
    async catchUp() {
      const at = clock.date();
      const writtenBy = new Date(at.getTime() + clocksDiffer);
      const dueBy = new Date(writtenBy.getTime() + longestPause);
      const jobs = await makeDueAgain(db, at, { writtenBy, dueBy });
      if (jobs.length === 0) return;
      log.warn({ jobs }, 'the clock was set back: these jobs are due at once');
      wakeAll();
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
          wakeAll();
        }, pollMilliseconds),
      );
      wakeAll();
    },
    async stop() {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      listener?.();
      await Promise.all([
        ...[...kinds.values()].map((lanes) => lanes.stop()),
        ...queues.map(({ queue }) => queue.stop()),
        ...atHand,
      ]);
    },
    async drain() {
      let done: readonly number[];
      do done = await Promise.all([...kinds.values()].map((lanes) => lanes.drain()));
      while (done.some((count) => count > 0));
    },
  };
}
