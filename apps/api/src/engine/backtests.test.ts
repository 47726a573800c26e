import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { buildHistory } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { expect, test } from 'vitest';
import { createBacktests } from './backtests.ts';
import type { BacktestOrder } from './run-backtest.ts';

const draw = { date: drawDate('2026-11-11'), balls: [1, 2, 3, 4, 5], special: 6 };
const order = (ticketsPerDraw: number): BacktestOrder => ({
  scope: wholeScope(buildHistory(powerBalls.eras, [draw])),
  choice: { helper: 'random' },
  ticketsPerDraw,
  terms: { lottery: powerBalls, series: 'traditional', entered: new Map(), buysMultiplier: false },
  seed: 's',
});
const forEver = order(1_000_000_000);
const nobodyLeaves = () => new AbortController().signal;

test('what takes too long is ended, and the next one runs', async () => {
  const backtests = createBacktests({ waiting: 2, milliseconds: 4_000 });
  const long = backtests.run(1, forEver, nobodyLeaves());
  const next = backtests.run(2, order(3), nobodyLeaves());
  await expect(long).rejects.toMatchObject({ code: 'backtest-too-long' });
  expect((await next).tickets).toBe(3);
});

test('whoever leaves frees the place, running or waiting; stopping ends what runs', async () => {
  const backtests = createBacktests({ waiting: 2, milliseconds: 60_000 });
  const [first, second] = [new AbortController(), new AbortController()];
  const running = backtests.run(1, forEver, first.signal);
  const waiting = backtests.run(2, forEver, second.signal);
  second.abort();
  first.abort();
  await expect(running).rejects.toThrow();
  await expect(waiting).rejects.toThrow();
  const last = expect(backtests.run(1, forEver, nobodyLeaves())).rejects.toThrow();
  await new Promise(setImmediate);
  await backtests.stop();
  await last;
});
