import { job } from '@bolillero/database/schema/operation';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createJobs, type Jobs } from './job-queue.ts';

let app: TestApp;
const workers: Jobs[] = [];
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await app.close();
});

/** A worker of its own on the test's database, as another process has one. */
function aWorker(): Jobs {
  const { database, clock } = app.context;
  const worker = createJobs(database, clock, pino({ level: 'silent' }));
  workers.push(worker);
  return worker;
}

const waiting = () => app.context.db.select().from(job).orderBy(job.id);
const enqueue = (worker: Jobs, key: string, payload: unknown = key) =>
  app.context.db.transaction((tx) => worker.enqueue(tx, { kind: 'count', key, payload }));

/** Resolves when `done` is called as often as asked. */
function countdown(times: number): { done: () => void; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = times;
  return {
    reached: promise,
    done: () => {
      left -= 1;
      if (left === 0) resolve();
    },
  };
}

test('many jobs and several workers: each job is done once', async () => {
  const [one, other, third] = [aWorker(), aWorker(), aWorker()];
  const done: unknown[] = [];
  for (const worker of [one, other, third])
    worker.handle('count', async (payload) => void done.push(payload));
  const keys = Array.from({ length: 60 }, (_, index) => `job ${index}`);
  for (const key of keys) await enqueue(one, key);
  await Promise.all([one.drain(), other.drain(), third.drain()]);
  expect(done.toSorted()).toEqual(keys.toSorted());
  expect(await waiting()).toEqual([]);
});

test('a job of a transaction that is undone is never done', async () => {
  const worker = aWorker();
  const done: unknown[] = [];
  worker.handle('count', async (payload) => void done.push(payload));
  const undone = app.context.db.transaction(async (tx) => {
    await worker.enqueue(tx, { kind: 'count', key: 'a', payload: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await worker.drain();
  expect(done).toEqual([]);
});

test('jobs of one key that wait are one job, with the last payload', async () => {
  const worker = aWorker();
  const done: unknown[] = [];
  worker.handle('count', async (payload) => void done.push(payload));
  await enqueue(worker, 'a', 1);
  await enqueue(worker, 'a', 2);
  await worker.drain();
  expect(done).toEqual([2]);
});

test('a job that fails is tried again later, each time later than before', async () => {
  const worker = aWorker();
  let tries = 0;
  worker.handle('count', async () => {
    tries += 1;
    if (tries < 3) throw new Error(`try ${tries}`);
  });
  await enqueue(worker, 'a');
  await worker.drain();
  expect((await waiting())[0]).toMatchObject({ attempts: 1, lastError: 'Error: try 1' });
  await worker.drain();
  expect(tries).toBe(1);
  app.setNow('2026-11-21T17:00:01Z');
  await worker.drain();
  expect((await waiting())[0]).toMatchObject({ attempts: 2, runAt: new Date('2026-11-21T17:00:03Z') });
  app.setNow('2026-11-21T17:00:03Z');
  await worker.drain();
  expect([tries, await waiting()]).toEqual([3, []]);
});

test('a job without a handler here waits for a worker that has one', async () => {
  const [without, able] = [aWorker(), aWorker()];
  without.handle('other', async () => {});
  await enqueue(without, 'a');
  await without.drain();
  expect(await waiting()).toHaveLength(1);
  able.handle('count', async () => {});
  await able.drain();
  expect(await waiting()).toEqual([]);
});

test('a worker that has started is woken by a commit of any other', async () => {
  const [asleep, other] = [aWorker(), aWorker()];
  const { done, reached } = countdown(3);
  asleep.handle('count', async () => done());
  await asleep.start();
  for (const key of ['a', 'b', 'c']) await enqueue(other, key);
  await reached;
});

test('a periodic task runs at the start, and not an hour later', async () => {
  const worker = aWorker();
  const { done, reached } = countdown(1);
  worker.every('hourly', 3_600_000, async () => done());
  await worker.start();
  await reached;
});

test('stopping waits for the job at hand, and leaves the next one for another worker', async () => {
  const worker = aWorker();
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  worker.handle('count', async () => {
    started.resolve();
    await finish.promise;
  });
  await enqueue(worker, 'a');
  await enqueue(worker, 'b');
  await worker.start();
  await started.promise;
  let hasStopped = false;
  const stopped = worker.stop().then(() => {
    hasStopped = true;
  });
  await app.context.db.execute(sql`SELECT 1`);
  expect(hasStopped).toBe(false);
  finish.resolve();
  await stopped;
  expect((await waiting()).map(({ key }) => key)).toEqual(['b']);
});

test('a worker whose listening connection is cut works on and listens again', async () => {
  const worker = aWorker();
  const { done, reached } = countdown(1);
  worker.handle('count', async () => done());
  await worker.start();
  const { pool } = app.context.database;
  const total = pool.totalCount;
  await app.context.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
  );
  await enqueue(worker, 'a');
  await reached;
  expect(pool.totalCount).toBeLessThanOrEqual(total);
});
