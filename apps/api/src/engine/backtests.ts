import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { BacktestReport } from '@bolillero/domain/forecasts/backtest';
import { AppError } from '../errors/app-error.ts';
import type { BacktestOrder } from './run-backtest.ts';

export interface Backtests {
  /**
   * Runs one in a thread of its own, after those that wait already. Refuses a second one of the same customer (429), one
   * too many (503) and, once it runs, what takes too long (422). Aborted, it ends.
   */
  run(customerId: number, order: BacktestOrder, signal: AbortSignal): Promise<BacktestReport>;
  /** Ends what runs. */
  stop(): Promise<void>;
}

export interface BacktestLimits {
  /** How many may wait while one runs. */
  readonly waiting: number;
  readonly milliseconds: number;
}

const usual: BacktestLimits = { waiting: 8, milliseconds: 20_000 };
const retrySeconds = '10';

/** The backtests of this process, one after another. */
export function createBacktests(limits: BacktestLimits = usual): Backtests {
  const customers = new Set<number>();
  const running = new Set<Worker>();
  let last: Promise<unknown> = Promise.resolve();

  function runNow(order: BacktestOrder, signal: AbortSignal): Promise<BacktestReport> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(new AppError('backtest-too-long'));
        return;
      }
      const worker = new Worker(workerProgram(), { workerData: order, execArgv: [] });
      running.add(worker);
      const end = () => void worker.terminate();
      const timer = setTimeout(end, limits.milliseconds);
      signal.addEventListener('abort', end);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        running.delete(worker);
        // Ended without a report: by the clock, or because nobody waits for it any more.
        reject(new AppError('backtest-too-long'));
      });
    });
  }

  return {
    async run(customerId, order, signal) {
      if (customers.has(customerId))
        throw new AppError('backtest-running', { headers: { 'retry-after': retrySeconds } });
      if (customers.size > limits.waiting) {
        throw new AppError('backtests-busy', { headers: { 'retry-after': retrySeconds } });
      }
      customers.add(customerId);
      const mine = last.then(() => runNow(order, signal));
      last = mine.catch(() => null);
      try {
        return await mine;
      } finally {
        customers.delete(customerId);
      }
    },
    async stop() {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}

/** The bundled thread beside a bundled server; otherwise the source. */
function workerProgram(): string {
  const bundled = join(import.meta.dirname, 'backtest-worker.js');
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('./backtest-worker.ts', import.meta.url));
}
