import { parentPort, workerData } from 'node:worker_threads';
import { runBacktest } from './run-backtest.ts';

/** A thread for one backtest: takes it as its data, posts the report, and ends. The process meanwhile goes on answering. */
parentPort?.postMessage(runBacktest(workerData));
