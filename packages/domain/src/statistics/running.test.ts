import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appendDraw, buildHistory, type History } from '../history/history.ts';
import type { Scope } from '../history/scope.ts';
import { countCombinations, rankCombinations } from './combination-table.ts';
import { topPairs, topTrios } from './combinations.ts';
import { frequency } from './counts.ts';
import { cycles, cyclesOf } from './cycle.ts';
import { type RunningCounts, readCounts, runningCounts, withNextDraw } from './running.ts';
import { anyTold, workedExample } from './statistics.testing.ts';

/** Counts say what counting their scope says, in every statistic that is carried along. */
function expectRight(counts: RunningCounts): void {
  const { main, special, pairs, trios } = readCounts(counts);
  const { scope } = counts;
  expect(main.counts).toEqual(frequency(scope, 'main'));
  expect(special.counts).toEqual(frequency(scope, 'special'));
  // Cell by cell without a matcher, which takes seconds over tables of this size.
  for (const table of [pairs, trios]) {
    const { counts: rebuilt } = countCombinations(scope, table.of);
    expect(table.counts).toHaveLength(rebuilt.length);
    expect(table.counts.findIndex((count, at) => count !== rebuilt[at])).toBe(-1);
  }
  expect(rankCombinations(pairs, 10)).toEqual(topPairs(scope, 10));
  expect(rankCombinations(trios, 10)).toEqual(topTrios(scope, 10));
  expect(cyclesOf(main, 99)).toEqual(cycles(scope, 99));
  expect(cyclesOf(special, 99)).toEqual(cycles(scope, 99, 'special'));
}

describe('running counts', () => {
  test('carried along draw by draw are those of a rebuild, from any first draw', () => {
    fc.assert(
      fc.property(anyTold, fc.nat(), fc.nat(), ({ scope: { history }, list }, a, b) => {
        const known = list.length === 0 ? 0 : a % (list.length + 1);
        let grown: History = buildHistory(history.eras, list.slice(0, known));
        const start = b % (known + 1);
        let counts = runningCounts({ history: grown, start, end: known });
        for (const draw of list.slice(known)) {
          grown = appendDraw(grown, draw);
          counts = withNextDraw(counts, grown);
        }
        expect(counts.scope).toEqual({ history: grown, start, end: list.length });
        expectRight(counts);
      }),
    );
  });

  test('stay right when others have followed them, in either branch', () => {
    fc.assert(
      fc.property(anyTold, ({ scope: { history } }) => {
        let counts = runningCounts({ history, start: 0, end: 0 });
        const all = [counts];
        while (counts.scope.end < history.length) {
          counts = withNextDraw(counts, history);
          all.push(counts);
        }
        for (const older of all.slice(-3)) expectRight(older);
        const [first] = all;
        if (first && history.length > 0) expectRight(withNextDraw(first, history));
        expectRight(counts);
      }),
      { numRuns: 30 },
    );
  });

  test('are followed by the next draw of their own history, and by nothing else', () => {
    const { scope } = workedExample;
    const counts = runningCounts(scope);
    expect(() => withNextDraw(counts, scope.history)).toThrow(RangeError);
    const other = buildHistory(scope.history.eras.slice(), [...workedExample.list]);
    const fewer: Scope = { ...scope, end: 2 };
    expect(() => withNextDraw(runningCounts(fewer), other)).toThrow(RangeError);
  });
});
