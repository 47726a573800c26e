import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearbyDate } from '../calendar/calendar.testing.ts';
import { drawDate } from '../calendar/draw-date.ts';
import { anyMatrix, drawnOf, lotteryNamed } from '../games/games.testing.ts';
import { multiplierOn } from '../games/multiplier.ts';
import { cents } from '../money/cents.ts';
import { drawWarnings, questionMultiplier, type TypedDraw, validateDraw } from './draw.ts';

const powerball = lotteryNamed('power_balls');
const florida = lotteryNamed('florida');
const tinka = lotteryNamed('tinkas');

const typed = (changes: Partial<TypedDraw>): TypedDraw => ({
  date: '2026-11-21',
  balls: [5, 12, 30, 44, 69],
  special: 26,
  multiplier: 3,
  ...changes,
});
const traditional = (lottery: typeof powerball) => ({ ...lottery, series: 'traditional' as const });
const faults = (lottery: typeof powerball, changes: Partial<TypedDraw>) => {
  const result = validateDraw(traditional(lottery), typed(changes));
  return result.ok ? [] : result.error;
};

describe('a typed draw', () => {
  test('that fits becomes a draw with its balls ascending', () => {
    expect(validateDraw(traditional(powerball), typed({ balls: [69, 44, 30, 12, 5] }))).toEqual({
      ok: true,
      value: { date: '2026-11-21', balls: [5, 12, 30, 44, 69], special: 26, multiplier: 3 },
    });
  });

  test.each<[string, Partial<TypedDraw>, object[]]>([
    ['a date that does not exist', { date: '2026-02-29' }, [{ code: 'date-invalid' }]],
    ['a date in another form', { date: '21/11/2026' }, [{ code: 'date-invalid' }]],
    ['a date before the first draw', { date: '1992-04-21' }, [{ code: 'before-first-era' }]],
    ['one ball short', { balls: [5, 12, 30, 44] }, [{ code: 'ball-count', expected: 5, given: 4 }]],
    [
      'a ball above the drum',
      { balls: [5, 12, 30, 44, 70] },
      [{ code: 'ball-out-of-range', ball: 70, size: 69 }],
    ],
    ['a ball twice', { balls: [5, 5, 30, 44, 69] }, [{ code: 'ball-repeated', ball: 5 }]],
    ['no special ball', { special: null }, [{ code: 'special-missing' }]],
    [
      'a special ball above its drum',
      { special: 27 },
      [{ code: 'special-out-of-range', special: 27, size: 26 }],
    ],
    ['a multiplier of 0', { multiplier: 0 }, [{ code: 'multiplier-out-of-range', multiplier: 0 }]],
    ['a multiplier of 11', { multiplier: 11 }, [{ code: 'multiplier-out-of-range', multiplier: 11 }]],
    ['a multiplier of 2.5', { multiplier: 2.5 }, [{ code: 'multiplier-out-of-range', multiplier: 2.5 }]],
  ])('with %s is refused', (_, changes, expected) => {
    expect(faults(powerball, changes)).toEqual(expected);
  });

  test.each([
    ['power_balls', '2001-03-03', 'none'],
    ['mega_millions', '2025-04-08', 'per-play'],
    ['florida', '2020-10-10', 'per-play'],
    ['florida', '2009-10-10', 'none'],
    ['tinkas', '2026-11-22', 'none'],
  ])('of %s on %s has no multiplier: %s', (name, date, mode) => {
    const lottery = lotteryNamed(name);
    const told = (multiplier: number | null) =>
      faults(lottery, { date, multiplier }).filter(({ code }) => code.startsWith('multiplier'));
    expect(told(2)).toEqual([{ code: 'multiplier-not-drawn', mode }]);
    expect(told(null)).toEqual([]);
  });

  test.each([
    ['mega_millions', '2025-04-04'],
    ['florida', '2020-10-07'],
    ['power_balls', '2001-03-07'],
  ])('of %s on %s had one', (name, date) => {
    const told = faults(lotteryNamed(name), { date, multiplier: 4 });
    expect(told.filter(({ code }) => code.startsWith('multiplier'))).toEqual([]);
  });

  test('is told everything that is wrong with it at once', () => {
    expect(faults(powerball, { balls: [0, 5, 5], special: null, multiplier: 99 })).toEqual([
      { code: 'ball-count', expected: 5, given: 3 },
      { code: 'ball-out-of-range', ball: 0, size: 69 },
      { code: 'ball-repeated', ball: 5 },
      { code: 'special-missing' },
      { code: 'multiplier-out-of-range', multiplier: 99 },
    ]);
  });

  test('may have no multiplier, or any from 1 to 10', () => {
    expect([null, 1, 2, 10].flatMap((multiplier) => faults(powerball, { multiplier }))).toEqual([]);
  });

  test('is judged by the era of its own date', () => {
    // 60 to 69 came into the drum on 2015-10-07, when Powerballs above 26 left theirs.
    expect(faults(powerball, { date: '2015-10-03' })).toEqual([
      { code: 'ball-out-of-range', ball: 69, size: 59 },
    ]);
    expect(faults(powerball, { date: '2015-10-03', balls: [5, 12, 30, 44, 59], special: 35 })).toEqual([]);
    expect(faults(powerball, { date: '2015-10-07', special: 35 })).toEqual([
      { code: 'special-out-of-range', special: 35, size: 26 },
    ]);
  });
});

describe('the special ball of a draw', () => {
  const six = { balls: [4, 8, 19, 28, 35, 43], multiplier: null };

  test('is refused in a lottery without one', () => {
    expect(faults(florida, { ...six, special: 11 })).toEqual([{ code: 'special-not-allowed' }]);
    expect(faults(florida, { ...six, special: null })).toEqual([]);
  });

  test('of the same drum may be missing on file, but is none of the main balls', () => {
    expect(faults(tinka, { ...six, special: null })).toEqual([]);
    expect(faults(tinka, { ...six, special: 11 })).toEqual([]);
    expect(faults(tinka, { ...six, special: 28 })).toEqual([{ code: 'special-among-balls', special: 28 }]);
    expect(faults(tinka, { ...six, special: 54 })).toEqual([
      { code: 'special-out-of-range', special: 54, size: 53 },
    ]);
    expect(faults(tinka, { ...six, special: 0 })).toEqual([
      { code: 'special-out-of-range', special: 0, size: 53 },
    ]);
  });

  test('and the main ones of whatever can be drawn are accepted', () => {
    const draws = fc
      .tuple(anyMatrix, nearbyDate)
      .chain(([matrix, from]) => fc.tuple(fc.constant({ from, matrix }), drawnOf(matrix)));
    fc.assert(
      fc.property(draws, ([era, drawn]) => {
        const result = validateDraw(
          {
            eras: [era],
            multipliers: [],
            traditionalMultiplier: true,
            playoffMultiplier: false,
            series: 'traditional',
          },
          { date: era.from, ...drawn, multiplier: null },
        );
        expect(result.ok && result.value.balls).toEqual(drawn.balls.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('the warnings of a draw', () => {
  const warnings = (date: string) => {
    const result = validateDraw(traditional(powerball), typed({ date }));
    if (!result.ok) throw new Error('refused');
    return drawWarnings(powerball.schedule, result.value);
  };

  test('say that its date is not a draw date', () => {
    expect(warnings('2026-11-21')).toEqual([]); // a Saturday
    expect(warnings('2026-11-22')).toEqual(['not-a-draw-day']);
  });
});

describe('the question of a multiplier', () => {
  const powerPlay = multiplierOn(powerball, drawDate('2026-11-21'));
  const ask = (multiplier: number | null, millions: number) =>
    questionMultiplier(powerPlay, multiplier, cents(millions * 1_000_000_00))?.code ?? null;

  test.each([
    [3, 900, null],
    [10, 150, null],
    [10, 151, 'multiplier-above-jackpot'], // cannot be: GAMES
    [7, 100, 'multiplier-unknown'],
    [1, 100, 'multiplier-unknown'],
    [null, 100, 'multiplier-missing'],
  ])('%s with a jackpot of %i million: %s', (multiplier, millions, code) => {
    expect(ask(multiplier, millions)).toBe(code);
  });

  test('is not asked where none is drawn', () => {
    const printed = multiplierOn(lotteryNamed('florida'), drawDate('2026-11-21'));
    expect(questionMultiplier(printed, null, cents(100))).toBeNull();
  });
});
