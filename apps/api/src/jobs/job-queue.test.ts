import { job } from '@bolillero/database/schema/operation';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testNow } from '../testing/test-app.ts';
import { createJobs, type JobHandler, type Jobs, JobWaits } from './job-queue.ts';
import { claimJob } from './repository.ts';

let app: TestApp;
const workers: Jobs[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await app.context.db.delete(job);
});

/** A worker of its own on the test's database, as another process has one. */
function aWorker(): Jobs {
  const { database, clock } = app.context;
  const worker = createJobs(database, clock, pino({ level: 'silent' }));
  workers.push(worker);
  return worker;
}

const waiting = () => app.context.db.select().from(job).orderBy(job.id);
const enqueue = (worker: Jobs, key: string, { payload = key as unknown, kind = 'count', group = '' } = {}) =>
  app.context.db.transaction((tx) =>
    worker.enqueue(tx, { kind, key, payload, ...(group === '' ? {} : { group }) }),
  );
/** Claims a job as a process does that is killed before it ends it; after `work`, where that is given. */
async function dieAfter(work: JobHandler = async () => {}, kind = 'count'): Promise<void> {
  const { db, clock } = app.context;
  const claimed = await claimJob(db, kind, clock.date(), new Date(clock.now() + 15_000));
  if (claimed === null) throw new Error('there was nothing to claim');
  await work(claimed.payload);
}
/** A handler that notes what it was given, and goes on when it is told to. */
function aPause() {
  const begun = Promise.withResolvers<unknown>();
  const goOn = Promise.withResolvers<void>();
  const handler: JobHandler = async (payload) => {
    begun.resolve(payload);
    await goOn.promise;
  };
  return { handler, begun: begun.promise, goOn: goOn.resolve };
}

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

// With the fewest one connection listens, and the other does all the work.
describe.each(['8', '2'])('with %s connections', (connections) => {
  beforeAll(async () => {
    app = await startTestApp({ DATABASE_CONNECTIONS: connections });
  });
  afterAll(() => app.close());
  beforeEach(() => app.setNow(testNow));

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
    await enqueue(worker, 'a', { payload: 1 });
    await enqueue(worker, 'a', { payload: 2 });
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

  describe('after the clock was set back', () => {
    const ahead = '2027-12-21T17:00:00Z';

    test('a job that was due at once is, and one whose worker was killed is taken up', async () => {
      const worker = aWorker();
      const done: unknown[] = [];
      await enqueue(worker, 'killed');
      app.setNow(ahead);
      await dieAfter();
      await enqueue(worker, 'waiting');
      app.setNow(testNow);
      worker.handle('count', async (payload) => void done.push(payload));
      await worker.drain();
      expect(done).toEqual([]);
      await worker.catchUp();
      await worker.drain();
      expect(done.toSorted()).toEqual(['killed', 'waiting']);
    });

    test('what waits honestly goes on waiting', async () => {
      const worker = aWorker();
      worker.handle('count', () => Promise.reject(new JobWaits('not yet')));
      await enqueue(worker, 'a');
      await worker.drain();
      const [before] = await waiting();
      expect(before?.runAt).toEqual(new Date('2026-11-21T17:05:00Z'));
      await worker.catchUp();
      expect(await waiting()).toEqual([before]);
    });
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

  // It waits its two seconds before it connects again: once is enough, where connections are scarce.
  test.runIf(connections === '2')(
    'a worker whose listening connection is cut works on and listens again',
    async () => {
      const worker = aWorker();
      const { done, reached } = countdown(1);
      worker.handle('count', async () => done());
      await worker.start();
      const listening = sql`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`;
      const listeners = async () => (await app.context.db.execute(listening)).rows.map(({ pid }) => pid);
      const [first] = await listeners();
      await app.context.db.execute(sql`SELECT pg_terminate_backend(${first})`);
      await enqueue(worker, 'a');
      await reached;
      await expect.poll(listeners, { timeout: 10_000 }).toEqual([expect.any(Number)]);
      expect(await listeners()).not.toEqual([first]);
      await worker.stop();
      const { pool } = app.context.database;
      expect(pool.totalCount - pool.idleCount).toBe(0);
    },
  );

  test('a handler may wait for a connection, a transaction and a further job: nothing waits for ever', async () => {
    const worker = aWorker();
    const { done, reached } = countdown(8);
    const handler: JobHandler = async (payload) => {
      const key = `${payload} and on`;
      await app.context.db.execute(sql`SELECT 1`);
      await app.context.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        if (!String(payload).includes('on')) await worker.enqueue(tx, { kind: 'count', key, payload: key });
      });
      done();
    };
    worker.handle('count', handler, 4);
    await worker.start();
    await Promise.all(['a', 'b', 'c', 'd'].map((key) => enqueue(worker, key)));
    await reached;
    await worker.drain();
    expect(await waiting()).toEqual([]);
  });

  test('no connection is held, and no transaction open, while a handler waits', async () => {
    const worker = aWorker();
    const { handler, begun, goOn } = aPause();
    worker.handle('count', handler);
    await enqueue(worker, 'a');
    const drained = worker.drain();
    await begun;
    const { pool } = app.context.database;
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    goOn();
    await drained;
  });

  test('a slow job holds up none of another kind, nor of its own while there are lanes', async () => {
    const worker = aWorker();
    const slow = aPause();
    const { done, reached } = countdown(2);
    worker.handle(
      'refund',
      (payload) => (payload === 'slow' ? slow.handler(payload) : Promise.resolve(done())),
      2,
    );
    worker.handle('mail', async () => done());
    await worker.start();
    await enqueue(worker, 'slow', { kind: 'refund' });
    await slow.begun;
    await enqueue(worker, 'quick', { kind: 'refund' });
    await enqueue(worker, 'quick', { kind: 'mail' });
    await reached;
    slow.goOn();
  });

  test('jobs of a group are done one after the other, by however many workers', async () => {
    let atOnce = 0;
    let most = 0;
    const seen: unknown[] = [];
    const handler: JobHandler = async (payload) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await app.context.db.execute(sql`SELECT 1`);
      seen.push(payload);
      atOnce -= 1;
    };
    const [one, other] = [aWorker(), aWorker()];
    for (const worker of [one, other]) for (const kind of ['count', 'tell']) worker.handle(kind, handler, 3);
    const keys = Array.from({ length: 12 }, (_, index) => `job ${index}`);
    for (const [index, key] of keys.entries())
      await enqueue(one, key, { group: 'draw 7', kind: index % 2 === 0 ? 'count' : 'tell' });
    while ((await waiting()).length > 0) await Promise.all([one.drain(), other.drain()]);
    expect(most).toBe(1);
    expect(seen.toSorted()).toEqual(keys.toSorted());
  });

  test('a job that is asked for while it is done is done once more after that, and asking waits for nobody', async () => {
    const worker = aWorker();
    const { handler, begun, goOn } = aPause();
    const done: unknown[] = [];
    worker.handle(
      'count',
      async (payload) => {
        await handler(payload);
        done.push(payload);
      },
      4,
    );
    await enqueue(worker, 'a', { payload: 1 });
    const drained = worker.drain();
    await begun;
    await enqueue(worker, 'a', { payload: 2 });
    await enqueue(worker, 'a', { payload: 3 });
    expect(done).toEqual([]);
    goOn();
    await drained;
    expect(done).toEqual([1, 3]);
    expect(await waiting()).toEqual([]);
  });

  test('what a process of the version before this one enqueues is done', async () => {
    const worker = aWorker();
    const done: unknown[] = [];
    worker.handle('count', async (payload) => void done.push(payload));
    const at = app.context.clock.date();
    for (const payload of [1, 2]) {
      await app.context.db.execute(
        sql`INSERT INTO job (kind, key, payload, run_at, created_at) VALUES ('count', 'a', ${payload}::text::jsonb, ${at}, ${at})
            ON CONFLICT (kind, key) DO UPDATE SET payload = excluded.payload, run_at = least(job.run_at, excluded.run_at)`,
      );
    }
    await worker.drain();
    expect([done, await waiting()]).toEqual([[2], []]);
  });

  test('a job that fails while it was asked for again is not there twice', async () => {
    const worker = aWorker();
    const { handler, begun, goOn } = aPause();
    const done: unknown[] = [];
    worker.handle('count', async (payload) => {
      await handler(payload);
      if (payload === 1) throw new Error('no');
      done.push(payload);
    });
    await enqueue(worker, 'a', { payload: 1 });
    const drained = worker.drain();
    await begun;
    await enqueue(worker, 'a', { payload: 2 });
    goOn();
    await drained;
    expect([done, await waiting()]).toEqual([[2], []]);
  });

  test.each([
    ['before it was begun', false],
    ['after it was done', true],
  ])(
    'what a process had claimed that was killed %s comes due again, once, for another',
    async (_, isDone) => {
      const worker = aWorker();
      const done: unknown[] = [];
      const handler: JobHandler = async (payload) => void done.push(payload);
      worker.handle('count', handler);
      await enqueue(worker, 'a');
      await dieAfter(isDone ? handler : undefined);
      await worker.drain();
      expect(done).toHaveLength(isDone ? 1 : 0);
      app.setNow('2026-11-21T17:00:14Z');
      await worker.drain();
      expect(await waiting()).toHaveLength(1);
      app.setNow('2026-11-21T17:00:15Z');
      await Promise.all([worker.drain(), worker.drain()]);
      await worker.drain();
      expect(done).toHaveLength(isDone ? 2 : 1);
      expect(await waiting()).toEqual([]);
    },
  );

  test('who comes back after another took its job over ends nothing of theirs', async () => {
    const [late, other] = [aWorker(), aWorker()];
    const [slow, second] = [aPause(), aPause()];
    late.handle('count', slow.handler);
    other.handle('count', second.handler);
    await enqueue(late, 'a');
    const lateEnd = late.drain();
    await slow.begun;
    app.setNow('2026-11-21T17:01:00Z');
    const otherEnd = other.drain();
    await second.begun;
    slow.goOn();
    await lateEnd;
    expect(await waiting()).toHaveLength(1);
    second.goOn();
    await otherEnd;
    expect(await waiting()).toEqual([]);
  });
});
