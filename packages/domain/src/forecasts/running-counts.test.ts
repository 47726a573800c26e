import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '../history/scope.ts';
import { topPairs } from '../statistics/combinations.ts';
import { frequency } from '../statistics/counts.ts';
import { anyTold } from '../statistics/statistics.testing.ts';
import { runningFrequency, runningTopPairs } from './running-counts.ts';

/** Ends of scopes to ask for, in order or not. */
const anyEnds = fc.array(fc.nat(), { maxLength: 12 });

test('running counts are the counts, in whatever order scopes are asked for', () => {
  fc.assert(
    fc.property(
      anyTold,
      anyEnds,
      fc.boolean(),
      fc.constantFrom<Part[]>('main', 'special'),
      (it, ends, sorted, part) => {
        const read = runningFrequency(part);
        for (const end of sorted ? ends.toSorted((a, b) => a - b) : ends) {
          const scope = { ...it.scope, end: end % (it.list.length + 1) };
          expect([...read(scope)]).toEqual([...frequency(scope, part)]);
        }
      },
    ),
  );
});

test('running pairs are the top pairs after every draw', () => {
  fc.assert(
    fc.property(anyTold, fc.nat(), fc.integer({ min: 1, max: 12 }), (it, from, limit) => {
      const read = runningTopPairs(limit);
      const start = from % (it.list.length + 1);
      for (let end = start; end <= it.list.length; end += 1) {
        const scope = { ...it.scope, start, end };
        expect(read(scope)).toEqual(topPairs(scope, limit).map(({ balls }) => [...balls]));
      }
    }),
    { numRuns: 30 },
  );
});
