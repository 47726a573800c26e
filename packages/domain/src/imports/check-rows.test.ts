import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { eraAt } from '../games/era.ts';
import { lotteries } from '../games/lotteries.ts';
import type { LotteryDefinition } from '../games/lottery-definition.ts';
import type { Matrix } from '../games/matrix.ts';
import { multiplierOn } from '../games/multiplier.ts';
import { powerBalls } from '../games/power-balls.ts';
import type { SeriesName } from '../games/series.ts';
import { isBlank, rowChecker } from './check-rows.ts';
import { findLayout, type Layout } from './layout.ts';

const now = Date.parse('2026-11-21T17:00:00Z');
const ownColumns = [
  ...['date', 'ball_one', 'ball_two', 'ball_three', 'ball_four', 'ball_five', 'ball_six'],
  ...['ball_red', 'potenciador'],
];

function layoutOf(header: readonly string[]): Layout {
  const layout = findLayout(header);
  if (!layout.ok) throw new Error(layout.error.code);
  return layout.value;
}

const checkerOf = (
  { eras, multipliers, traditionalMultiplier, playoffMultiplier, schedule }: LotteryDefinition,
  header: readonly string[] = ownColumns,
  series: SeriesName = 'traditional',
) =>
  rowChecker(layoutOf(header), {
    eras,
    multipliers,
    traditionalMultiplier,
    playoffMultiplier,
    series,
    schedule,
    now,
  });

describe('rowChecker', () => {
  const check = checkerOf(powerBalls);
  const outcome = (line: string) => check({ line: 5, cells: line.split(',') });

  test('a draw is held to the era of its own date', () => {
    expect(outcome('2005-08-31,1,2,3,4,55,,42,')).toMatchObject({ ok: true });
    expect(outcome('2005-08-27,1,2,3,4,55,,42,')).toEqual({
      ok: false,
      error: { line: 5, faults: [{ code: 'ball-out-of-range', ball: 55, size: 53 }] },
    });
    expect(outcome('1992-04-21,1,2,3,4,5,,6,')).toMatchObject({
      error: { faults: [{ code: 'before-first-era' }] },
    });
  });

  test('a multiplier is one of a date on which one was drawn', () => {
    expect(outcome('2012-01-14,1,2,3,4,5,,6,5')).toMatchObject({ ok: true });
    expect(outcome('2012-01-18,1,2,3,4,5,,6,5')).toMatchObject({
      error: { faults: [{ code: 'multiplier-not-drawn', mode: 'none' }] },
    });
    expect(outcome('2012-01-18,1,2,3,4,5,,6,')).toMatchObject({ ok: true });
  });

  test('a multiplier is one of a series that draws it', () => {
    const doublePlay = checkerOf(powerBalls, ownColumns, 'laggards');
    const cells = (multiplier: string) => `2026-11-18,1,2,3,4,5,,6,${multiplier}`.split(',');
    expect(doublePlay({ line: 2, cells: cells('3') })).toMatchObject({
      error: { faults: [{ code: 'multiplier-not-drawn', mode: 'none' }] },
    });
    expect(doublePlay({ line: 2, cells: cells('') })).toMatchObject({ ok: true });
    const multiplied = checkerOf({ ...powerBalls, playoffMultiplier: true }, ownColumns, 'laggards');
    expect(multiplied({ line: 2, cells: cells('3') })).toMatchObject({ ok: true });
  });

  test('every fault of a line is said', () => {
    expect(outcome('2026-08-05,1,1,70,4,,,,11')).toMatchObject({
      error: {
        faults: [
          { code: 'ball-count' },
          { code: 'ball-repeated' },
          { code: 'ball-out-of-range' },
          { code: 'special-missing' },
          { code: 'multiplier-out-of-range' },
        ],
      },
    });
  });

  test('another weekday is accepted with a warning', () => {
    expect(outcome('2026-08-05,1,2,3,4,5,,6,')).toMatchObject({ value: { warnings: [] } });
    expect(outcome('2026-08-06,1,2,3,4,5,,6,')).toMatchObject({ value: { warnings: ['not-a-draw-day'] } });
  });

  test('a draw is in the future until its own hour in its own zone', () => {
    const at = (instant: string) => {
      const terms = { ...powerBalls, series: 'traditional' as const, now: Date.parse(instant) };
      const row = { line: 2, cells: '2026-11-21,1,2,3,4,5,,6,'.split(',') };
      return rowChecker(layoutOf(ownColumns), terms)(row).ok;
    };
    expect(at('2026-11-22T03:58:59Z')).toBe(false);
    expect(at('2026-11-22T03:59:00Z')).toBe(true);
    expect(at('2026-11-20T12:00:00Z')).toBe(false);
    expect(outcome('2026-11-28,1,2,3,4,5,,6,')).toEqual({
      ok: false,
      error: { line: 5, faults: [{ code: 'in-the-future' }] },
    });
  });

  test('a line of nothing but spaces is blank', () => {
    expect(isBlank({ line: 1, cells: ['', '  '] })).toBe(true);
    expect(isBlank({ line: 1, cells: ['', '0'] })).toBe(false);
  });
});

interface Sample {
  readonly lottery: LotteryDefinition;
  readonly matrix: Matrix;
  readonly date: DrawDate;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

const distinct = (count: number, size: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: size }), { minLength: count, maxLength: count });

/** Any draw that any lottery may have made on any date of its history. */
const samples: fc.Arbitrary<Sample> = fc
  .record({ lottery: fc.constantFrom(...lotteries), days: fc.nat(9_000) })
  .chain(({ lottery, days }) => {
    const date = addDays(drawDate('2026-11-20'), -days);
    const matrix = eraAt(lottery.eras, date)?.matrix;
    if (matrix === undefined) return fc.constant(null);
    const { special } = matrix;
    const count = matrix.balls + (special.kind === 'same-drum' ? 1 : 0);
    return fc.record({
      lottery: fc.constant(lottery),
      matrix: fc.constant(matrix),
      date: fc.constant(date),
      drawn: distinct(count, matrix.size),
      own: special.kind === 'own-drum' ? fc.integer({ min: 1, max: special.size }) : fc.constant(null),
      multiplier:
        multiplierOn(lottery, date).mode === 'per-draw'
          ? fc.option(fc.integer({ min: 1, max: 10 }))
          : fc.constant(null),
    });
  })
  .filter((sample) => sample !== null)
  .map(({ drawn, own, matrix, ...rest }) => {
    const balls = drawn.slice(0, matrix.balls);
    return { ...rest, matrix, balls, special: own ?? drawn[matrix.balls] ?? null };
  });

const drawOf = ({ date, balls, special, multiplier }: Sample) => ({
  date,
  balls: balls.toSorted((a, b) => a - b),
  special,
  multiplier,
});

const text = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

const ownCells = ({ date, balls, special, multiplier }: Sample): string[] => [
  date,
  ...[0, 1, 2, 3, 4, 5].map((index) => text(balls[index])),
  text(special),
  text(multiplier),
];

describe('whatever was drawn', () => {
  test('is read back from our own layout, in any order of columns', () => {
    const orders = fc.shuffledSubarray([...ownColumns.keys()], { minLength: ownColumns.length });
    fc.assert(
      fc.property(samples, orders, (sample, order) => {
        const header = order.map((index) => ownColumns[index] ?? '');
        const written = ownCells(sample);
        const cells = order.map((index) => written[index] ?? '');
        const outcome = checkerOf(sample.lottery, header)({ line: 2, cells });
        expect(outcome).toMatchObject({ ok: true, value: { line: 2, draw: drawOf(sample) } });
      }),
    );
  });

  test('is read back from Open Data, the special ball among the numbers or in a column of its own', () => {
    fc.assert(
      fc.property(samples, fc.boolean(), (sample, apart) => {
        const { date, balls, special, multiplier } = sample;
        const two = (number: number) => String(number).padStart(2, '0');
        const american = `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
        const together = special === null ? balls : [...balls, special];
        const header = ['Draw Date', 'Winning Numbers', ...(apart ? ['Mega Ball'] : []), 'Multiplier'];
        const cells = [
          american,
          (apart ? balls : together).map(two).join(' '),
          ...(apart ? [text(special)] : []),
          text(multiplier),
        ];
        const outcome = checkerOf(sample.lottery, header)({ line: 2, cells });
        expect(outcome).toMatchObject({ ok: true, value: { draw: drawOf(sample) } });
      }),
    );
  });

  test('a line with a spoilt cell is refused at its own number, or means what it says', () => {
    const spoils = fc.oneof(
      fc.constantFrom('', '0', '-1', '100', '1.5', 'x', '2020-02-30', '07', '9999-01-01', '1 2', 'NaN', '１'),
      fc.string({ maxLength: 6 }),
      fc.integer({ min: 0, max: 99 }).map(String),
    );
    const places = fc.nat(ownColumns.length - 1);
    fc.assert(
      fc.property(samples, places, spoils, fc.integer({ min: 2, max: 9 }), (sample, place, spoil, line) => {
        const cells = ownCells(sample).with(place, spoil);
        const outcome = checkerOf(sample.lottery)({ line, cells });
        if (!outcome.ok) {
          expect(outcome.error.line).toBe(line);
          expect(outcome.error.faults.length).toBeGreaterThan(0);
          return;
        }
        const { draw } = outcome.value;
        const said = (index: number) => (cells[index]?.trim() ? Number(cells[index]) : null);
        expect(draw.date).toBe(cells[0]?.trim());
        const balls = [1, 2, 3, 4, 5, 6].map(said).filter((ball) => ball !== null);
        expect(draw.balls).toEqual(balls.toSorted((a, b) => a - b));
        expect(new Set(draw.balls).size).toBe(sample.matrix.balls);
        expect(draw.special).toBe(said(7) || null);
        if (!/x/i.test(cells[8] ?? '')) expect(draw.multiplier).toBe(said(8));
      }),
      { numRuns: 500 },
    );
  });

  test('a line cut short is refused, unless only what may be missing was cut', () => {
    fc.assert(
      fc.property(samples, fc.nat(ownColumns.length - 1), (sample, kept) => {
        const cells = ownCells(sample).slice(0, kept);
        const outcome = checkerOf(sample.lottery)({ line: 3, cells });
        const needsSpecial = sample.matrix.special.kind === 'own-drum';
        expect(outcome.ok).toBe(kept >= (needsSpecial ? 8 : 1 + sample.matrix.balls));
      }),
    );
  });
});
