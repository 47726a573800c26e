import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@bolillero/database/connection';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Log } from './log.ts';

/** What a stop did not wait for any longer. */
export type CutOff = 'requests' | 'jobs' | 'database';

interface Stopped {
  readonly app: FastifyInstance;
  readonly context: Pick<Context, 'config' | 'departure' | 'jobs'>;
  readonly database: Pick<Database, 'close'>;
  readonly log: Log;
}

/** How often connections are looked at that have become idle meanwhile, in milliseconds. */
const sweepEvery = 100;
/** What has been cut off gets so long to let go of what it holds, in milliseconds. */
const lettingGo = 1_000;

/**
 * Stops a process in turn. First it is served on for DRAIN_SECONDS while `/readyz` turns everybody away and each answer closes
 * its connection, so that a proxy has let go of it before anything is refused. Then nothing new is taken; what is at hand, requests and
 * jobs, has STOP_SECONDS. What still hangs is cut off then: a connection that stalls, a backtest, a job, which is done again by
 * whoever claims it next. Answers what was cut off; nothing, when all was finished.
 */
export async function stopProcess({ app, context, database, log }: Stopped): Promise<readonly CutOff[]> {
  const { departure, jobs, config } = context;
  const { drainMilliseconds, finishMilliseconds } = config.stopping;
  departure.begin();
  if (app.server.listening && drainMilliseconds > 0) {
    log.info({ seconds: drainMilliseconds / 1000 }, 'not ready any more, still serving');
    await sleep(drainMilliseconds);
  }

  const cutOff: CutOff[] = [];
  const end = performance.now() + finishMilliseconds;
  const hasEnded = async (what: CutOff, work: Promise<unknown>, extra = 0) => {
    const left = Math.max(0, end - performance.now()) + extra;
    const inTime = await within(work, left);
    if (!inTime) {
      cutOff.push(what);
      log.warn({ what }, 'cut off: it was not finished in time');
    }
    return inTime;
  };

  const served = app.close();
  const worked = jobs.stop();
  // A connection whose answer was under way before the stop began is kept by its client, and idle now.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
  if (!(await hasEnded('requests', served))) {
    app.server.closeAllConnections();
    await within(served, lettingGo);
  }
  clearInterval(sweep);
  await hasEnded('jobs', worked);
  await hasEnded('database', database.close(), lettingGo);
  return cutOff;
}

/** Whether work ended, well or not, within so many milliseconds. What broke it is thrown. */
async function within(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const late = new AbortController();
  try {
    return await Promise.race([work.then(() => true), sleep(milliseconds, false, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}
