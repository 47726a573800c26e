import { describe, expect, test } from 'vitest';
import type { CheckedRow } from './check-rows.ts';
import { planImport, type StoredDraw } from './plan-import.ts';

interface Numbers {
  readonly balls?: readonly number[];
  readonly special?: number | null;
  readonly multiplier?: number | null;
}

const numbers = ({ balls = [1, 2, 3, 4, 5], special = 6, multiplier = null }: Numbers) => ({
  balls,
  special,
  multiplier,
});
const row = (line: number, date: string, given: Numbers = {}) =>
  ({ line, draw: { date, ...numbers(given) }, warnings: [] }) as unknown as CheckedRow;
const stored = (date: string, given: Numbers = {}) =>
  new Map<string, StoredDraw>([[date, { id: 7, date, ...numbers(given) }]]);

const plan = (rows: CheckedRow[], known = new Map<string, StoredDraw>(), replace = false) => {
  const { inserted, replaced, skipped, refused } = planImport(rows, known, { replace });
  return {
    inserted: inserted.map(({ line }) => line),
    replaced: replaced.map((one) => [one.row.line, one.stored.id, one.numbers]),
    skipped: skipped.map(({ line }) => line),
    refused: refused.map(({ line, faults }) => [line, ...faults]),
  };
};

describe('planImport', () => {
  test('new draws go in, equal ones are skipped, different ones are refused with what is on file', () => {
    const rows = [row(2, '2020-01-01'), row(3, '2020-01-04'), row(4, '2020-01-04', { special: 9 })];
    expect(plan(rows.slice(0, 2), stored('2020-01-04'))).toEqual({
      inserted: [2],
      replaced: [],
      skipped: [3],
      refused: [],
    });
    expect(plan(rows.slice(2), stored('2020-01-04')).refused).toEqual([
      [4, { code: 'conflict', stored: { id: 7, date: '2020-01-04', ...numbers({}) } }],
    ]);
  });

  test.each([
    ['another ball', { balls: [1, 2, 3, 4, 6] }, {}, 'conflict'],
    ['another special ball', { special: 9 }, {}, 'conflict'],
    ['another multiplier', { multiplier: 3 }, { multiplier: 2 }, 'conflict'],
    ['a multiplier that is not on file yet', { multiplier: 3 }, {}, 'conflict'],
    ['no multiplier where one is on file', {}, { multiplier: 3 }, 'skipped'],
    ['no special ball where one is on file', { special: null }, { special: 9 }, 'skipped'],
    ['a special ball that is not on file yet', { special: 9 }, { special: null }, 'conflict'],
  ])('%s', (_, typed, known, outcome) => {
    const { skipped, refused } = plan([row(2, '2020-01-01', typed)], stored('2020-01-01', known));
    expect([skipped.length, refused.length]).toEqual(outcome === 'skipped' ? [1, 0] : [0, 1]);
  });

  test('with replace a different draw takes the stored one’s place, and what it leaves out stays', () => {
    const different = [row(2, '2020-01-01', { balls: [1, 2, 3, 4, 9] })];
    expect(plan(different, stored('2020-01-01', { multiplier: 4 }), true).replaced).toEqual([
      [2, 7, { balls: [1, 2, 3, 4, 9], special: 6, multiplier: 4 }],
    ]);
  });

  test('a bonus ball that has become a main ball does not stay', () => {
    const different = [row(2, '2020-01-01', { balls: [1, 2, 3, 4, 6], special: null })];
    expect(plan(different, stored('2020-01-01'), true).replaced).toEqual([
      [2, 7, { balls: [1, 2, 3, 4, 6], special: null, multiplier: null }],
    ]);
  });

  test('a date twice in the file is skipped when equal, and refused when not, also with replace', () => {
    const rows = [row(2, '2020-01-01'), row(3, '2020-01-01'), row(4, '2020-01-01', { special: 9 })];
    for (const replace of [false, true]) {
      expect(plan(rows, new Map(), replace)).toEqual({
        inserted: [2],
        replaced: [],
        skipped: [3],
        refused: [[4, { code: 'repeated-in-file', line: 2 }]],
      });
    }
  });
});
