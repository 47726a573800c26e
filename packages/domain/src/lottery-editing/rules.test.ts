import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { validateDraw } from '../draws/draw.ts';
import { drawnOf, numbersOf } from '../games/games.testing.ts';
import { lotteries } from '../games/lotteries.ts';
import type { KeptLottery } from '../games/lottery-definition.ts';
import type { Matrix } from '../games/matrix.ts';
import { matchOdds, oneIn } from '../games/odds.ts';
import { templateLevels } from '../games/template-levels.ts';
import { seededRandom } from '../random/random-source.ts';
import { validatePlay } from '../tickets/play.ts';
import { fillRandomly } from '../tickets/random-fill.ts';
import { emptyTicket, hasAllBalls, toTypedPlay } from '../tickets/ticket.ts';
import { keptLottery, today } from './editing.testing.ts';
import { mostBalls, type OnFile, validateLottery } from './rules.ts';

const unused: OnFile = { hasDraws: false, lastUsed: null };
const powerball = keptLottery('power_balls');
const faults = (changes: Partial<KeptLottery>, onFile = unused) =>
  validateLottery(powerball, { ...powerball, ...changes }, onFile, today);
const codes = (changes: Partial<KeptLottery>, onFile = unused) =>
  faults(changes, onFile).map(({ part, code }) => `${part} ${code}`);

test.each(lotteries.map(({ name }) => name))('%s is right as a new house has it', (name) => {
  const lottery = keptLottery(name);
  expect(validateLottery(null, lottery, unused, today)).toEqual([]);
  expect(validateLottery(lottery, lottery, { hasDraws: true, lastUsed: today }, today)).toEqual([]);
});

describe('a matrix that a form accepts', () => {
  const anyTyped: fc.Arbitrary<Matrix> = fc.record({
    balls: fc.integer({ min: 0, max: 12 }),
    size: fc.oneof(
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 90, max: 101 }),
      fc.integer({ min: 1, max: 99 }),
    ),
    special: fc.oneof(
      fc.constant({ kind: 'none' } as const),
      fc.constant({ kind: 'same-drum' } as const),
      fc.integer({ min: 0, max: 101 }).map((size) => ({ kind: 'own-drum', size }) as const),
    ),
  });
  const from = drawDate('2026-01-01');
  const accepted = anyTyped.filter(
    (matrix) => !codes({ eras: [{ from, matrix }], prizeTemplates: [], openingDate: from }).length,
  );

  test('has between one ball and ten, and fewer than its panel, which has at most 99', () => {
    fc.assert(
      fc.property(accepted, ({ balls, size, special }) => {
        expect(balls).toBeGreaterThanOrEqual(1);
        expect(balls).toBeLessThanOrEqual(mostBalls);
        expect(balls).toBeLessThan(size);
        expect(size).toBeLessThanOrEqual(99);
        if (special.kind === 'own-drum') expect(special.size).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('has slips that fill, plays and draws that are valid, and odds', () => {
    const filled = accepted.chain((matrix) =>
      fc.tuple(fc.constant(matrix), fc.integer(), numbersOf(matrix), drawnOf(matrix)),
    );
    fc.assert(
      fc.property(filled, ([matrix, seed, numbers, drawn]) => {
        const slip = fillRandomly(matrix, emptyTicket('slip'), seededRandom(seed));
        expect(hasAllBalls(matrix, slip)).toBe(true);
        expect(validatePlay(matrix, toTypedPlay(slip)).ok).toBe(true);
        expect(validatePlay(matrix, numbers).ok).toBe(true);
        const rules = { ...powerball, eras: [{ from, matrix }], series: 'traditional' } as const;
        expect(validateDraw(rules, { date: '2026-11-21', multiplier: null, ...drawn }).ok).toBe(true);
        const { favourable, total } = matchOdds(matrix, matrix.balls, matrix.special.kind === 'own-drum');
        expect(favourable).toBeGreaterThan(0n);
        expect(total).toBeGreaterThan(favourable);
        expect(oneIn({ favourable, total })).toMatch(/^\d{1,3}(,\d{3})*\.\d\d$/);
      }),
    );
  });
});

test.each<[string, Partial<KeptLottery>, string[]]>([
  ['no shown name', { displayName: '' }, ['displayName missing']],
  ['no name for its special ball', { specialName: '' }, ['specialName missing']],
  ['a long name', { laggardsName: 'x'.repeat(31) }, ['laggardsName too-long']],
  ['a name that is no slug', { name: 'Power Balls' }, ['name not-a-name']],
  ['no matrix', { eras: [], prizeTemplates: [] }, ['matrix missing']],
  [
    'statistics before its first matrix',
    { openingDate: drawDate('1990-01-01') },
    ['openingDate before-first-era'],
  ],
  ['a negative price', { ticketPrice: -1 as never }, ['ticketPrice out-of-range']],
  ['plays per day without end', { playsPerDay: 20_000 }, ['playsPerDay out-of-range']],
])('is refused with %s', (_, changes, expected) => {
  expect(codes(changes)).toEqual(expected);
});

test('two entries of one date are one too many', () => {
  const { eras, multipliers, prizeTemplates, schedule } = powerball;
  const twice = {
    eras: [...eras, ...eras.slice(-1)],
    multipliers: [...multipliers, ...multipliers.slice(-1)],
    schedule: { ...schedule, drawDays: [...schedule.drawDays, ...schedule.drawDays.slice(-1)] },
    prizeTemplates: [...prizeTemplates, ...prizeTemplates.slice(-1)],
  };
  expect(codes(twice)).toEqual([
    'eras date-repeated',
    'drawDays date-repeated',
    'multipliers date-repeated',
    'prizeTemplates date-repeated',
  ]);
});

describe('a prize table', () => {
  const table = (levels: string[]) =>
    templateLevels(levels.map((level) => ({ level, pays: level === '5 + 1' ? 'jackpot' : 1 })));
  const since = drawDate('2026-12-07');
  const without: Matrix = { balls: 5, size: 69, special: { kind: 'none' } };

  test('must be possible under each matrix that is played while it holds', () => {
    const eras = [...powerball.eras, { from: since, matrix: without }];
    expect(new Set(codes({ eras }))).toEqual(new Set(['prizeTemplates level-impossible']));
    const fitting = ['traditional', 'laggards'].map((series) => ({
      series: series as 'traditional',
      from: since,
      levels: table(['5', '4']),
    }));
    expect(codes({ eras, prizeTemplates: [...powerball.prizeTemplates, ...fitting] })).toEqual([]);
  });

  test.each<[string[], string]>([
    [[], 'table-empty'],
    [['5 + 1', '6'], 'level-impossible'],
    [['5 + 1', '5', '5'], 'level-repeated'],
  ])('%o is refused', (levels, code) => {
    const prizeTemplates = [{ series: 'traditional' as const, from: since, levels: table(levels) }];
    expect(faults({ prizeTemplates }).map((fault) => fault.code)).toEqual([code]);
  });

  test('has its positions one after the other', () => {
    const levels = table(['5 + 1', '5']).map((level) => ({ ...level, position: level.position * 2 }));
    expect(codes({ prizeTemplates: [{ series: 'traditional', from: since, levels }] })).toEqual([
      'prizeTemplates positions-not-consecutive',
    ]);
  });
});

describe('the past', () => {
  const { schedule } = powerball;
  const drawDays = [...schedule.drawDays, { from: drawDate('2026-11-01'), days: [5] as const }];

  test('of draw days is not rewritten where there are draws or plays', () => {
    const changed = { schedule: { ...schedule, drawDays } };
    expect(codes(changed, { hasDraws: true, lastUsed: drawDate('2026-11-18') })).toEqual([
      'drawDaysFrom past-rewritten',
    ]);
    expect(codes(changed, { hasDraws: true, lastUsed: drawDate('2026-10-31') })).toEqual([]);
    expect(codes(changed)).toEqual([]);
  });

  test('of a currency neither', () => {
    expect(codes({ currency: 'PEN' }, { hasDraws: true, lastUsed: today })).toEqual([
      'currency draws-on-file',
    ]);
    expect(codes({ currency: 'PEN' })).toEqual([]);
  });
});
