import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import { appendDraw, ballsAt, buildHistory, countBefore, drawAt, type PastDraw } from './history.ts';
import { drumIn, erasIn, lastDraws, scopeBefore, scopeBetween, scopeWithin, wholeScope } from './scope.ts';

const eras = [
  { from: drawDate('2000-01-01'), matrix: { balls: 2, size: 40, special: { kind: 'own-drum', size: 9 } } },
  { from: drawDate('2000-01-04'), matrix: { balls: 3, size: 70, special: { kind: 'own-drum', size: 5 } } },
] as const;
const draws: PastDraw[] = [
  { date: drawDate('2000-01-01'), balls: [1, 40], special: 9 },
  { date: drawDate('2000-01-03'), balls: [2, 33], special: 1 },
  { date: drawDate('2000-01-04'), balls: [31, 32, 70], special: 5 },
  { date: drawDate('2000-01-09'), balls: [5, 6, 64], special: null },
];
const read = (history: ReturnType<typeof buildHistory>) =>
  Array.from({ length: history.length }, (_, index) => drawAt(history, index));

describe('a history', () => {
  test('gives back the draws it was made of, each under the era of its date', () => {
    const history = buildHistory(eras, draws);
    expect(read(history)).toEqual(draws);
    expect([...history.eraIndexes.subarray(0, history.length)]).toEqual([0, 0, 1, 1]);
    expect(ballsAt(history, 0)).toEqual([1, 40]);
  });

  test('grown draw by draw it equals one built whole, and those before it stay as they were', () => {
    const steps = draws.map((_, index) => draws.slice(0, index + 1));
    let history = buildHistory(eras, []);
    const grown = draws.map((draw) => (history = appendDraw(history, draw)));
    expect(grown.map(read)).toEqual(steps);
  });

  test('two continuations of one history do not disturb each other', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (choices) => {
        const histories = [{ history: buildHistory(eras, []), list: [] as PastDraw[] }];
        for (const [step, older] of choices.entries()) {
          const base = histories[older ? 0 : histories.length - 1] ?? histories[0];
          if (base === undefined) throw new Error('none');
          const draw = {
            date: addDays(drawDate('2000-02-01'), step),
            balls: [1 + (step % 60), 61, 62],
            special: 3,
          };
          histories.push({ history: appendDraw(base.history, draw), list: [...base.list, draw] });
        }
        for (const { history, list } of histories) expect(read(history)).toEqual(list);
      }),
    );
  });

  test('a draw that does not follow, or lies before the first era, is refused', () => {
    const history = buildHistory(eras, draws);
    expect(() => appendDraw(history, { ...(draws[3] as PastDraw) })).toThrow(RangeError);
    expect(() => buildHistory(eras, [{ date: drawDate('1999-12-31'), balls: [1, 2], special: 1 }])).toThrow(
      RangeError,
    );
    expect(() => drawAt(history, 4)).toThrow(RangeError);
    expect(() => drawAt(history, -1)).toThrow(RangeError);
  });
});

describe('a scope', () => {
  const history = buildHistory(eras, draws);
  const dates = (scope: ReturnType<typeof wholeScope>) =>
    draws.slice(scope.start, scope.end).map(({ date }) => date);

  test('holds both of its dates; "as of" a date leaves that date out', () => {
    expect(
      dates(scopeBetween(history, { from: drawDate('2000-01-03'), to: drawDate('2000-01-04') })),
    ).toHaveLength(2);
    expect(
      dates(scopeBetween(history, { from: drawDate('2000-01-05'), to: drawDate('2000-01-08') })),
    ).toEqual([]);
    expect(
      dates(scopeBetween(history, { from: drawDate('2000-02-01'), to: drawDate('2000-01-01') })),
    ).toEqual([]);
    expect(dates(scopeBetween(history, {}))).toHaveLength(4);
    expect(dates(scopeBefore(wholeScope(history), drawDate('2000-01-04')))).toEqual([
      '2000-01-01',
      '2000-01-03',
    ]);
    expect(countBefore(history, drawDate('1990-01-01'))).toBe(0);
  });

  test('within a range never holds a draw that it did not hold before', () => {
    const part = scopeBetween(history, { from: drawDate('2000-01-03'), to: drawDate('2000-01-04') });
    expect(dates(scopeWithin(part, {}))).toEqual(dates(part));
    expect(dates(scopeWithin(part, { from: drawDate('1990-01-01'), to: drawDate('2000-01-03') }))).toEqual([
      '2000-01-03',
    ]);
    for (const range of [
      { to: drawDate('2000-01-02') },
      { from: drawDate('2000-02-01') },
      { from: drawDate('2000-01-04'), to: drawDate('2000-01-03') },
    ]) {
      expect(dates(scopeWithin(part, range))).toEqual([]);
    }
  });

  test('of the last draws has as many as there are', () => {
    expect(dates(lastDraws(wholeScope(history), 3))).toHaveLength(3);
    expect(dates(lastDraws(wholeScope(history), 30))).toHaveLength(4);
  });

  test('knows its eras, and the largest ball of them and of the matrix it is asked for', () => {
    expect(erasIn(wholeScope(history)).map(({ scope }) => [scope.start, scope.end])).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(drumIn(wholeScope(history), 'main', eras[0].matrix)).toBe(70);
    expect(drumIn(wholeScope(history), 'special', eras[1].matrix)).toBe(9);
    expect(drumIn(scopeBefore(wholeScope(history), drawDate('2000-01-04')), 'main', eras[0].matrix)).toBe(40);
  });
});
