import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import type { Matrix } from '../games/matrix.ts';
import { buildHistory } from '../history/history.ts';
import { wholeScope } from '../history/scope.ts';
import { workedExample } from '../statistics/statistics.testing.ts';
import { playKey } from '../tickets/play.ts';
import { emptyTicket, type Ticket, toTypedPlay } from '../tickets/ticket.ts';
import { type Forecast, validateForecast } from './choice.ts';
import type { ForecastContext } from './context.ts';
import { forecast } from './forecast.ts';
import { everyOutcome } from './forecasts.testing.ts';

const withSpecial: Matrix = { balls: 2, size: 5, special: { kind: 'own-drum', size: 3 } };
const first = drawDate('2026-01-01');
const drawn = (matrix: Matrix, ...draws: [number[], number | null][]): ForecastContext => {
  const history = buildHistory(
    [{ from: first, matrix }],
    draws.map(([balls, special], index) => ({ date: addDays(first, index), balls, special })),
  );
  return { matrix, scope: wholeScope(history), date: addDays(first, draws.length) };
};

/** The chance of each ticket, as fractions of `of`. */
function chances(context: ForecastContext, choice: Forecast, of: number, ticket: Ticket = emptyTicket('a')) {
  const outcomes = everyOutcome((random) => {
    const result = forecast(context, ticket, choice, random);
    return result.ok ? playKey(toTypedPlay(result.value)) : result.error.code;
  });
  return Object.fromEntries([...outcomes].map(([key, chance]) => [key, Math.round(chance * of * 1e6) / 1e6]));
}

/** The chance of each special ball, the main balls added up. */
function specials(context: ForecastContext, choice: Forecast, of: number) {
  const sums: Record<string, number> = {};
  for (const [key, chance] of Object.entries(chances(context, choice, of * 1e3))) {
    const special = key.split('+')[1] ?? '';
    sums[special] = Math.round(((sums[special] ?? 0) + chance / 1e3) * 1e4) / 1e4;
  }
  return sums;
}

const threeDraws = drawn(withSpecial, [[1, 2], 1], [[1, 3], 1], [[1, 2], 2]);
const plainGame: Matrix = { balls: 2, size: 5, special: { kind: 'none' } };
const plainDraws = drawn(plainGame, [[1, 2], null], [[1, 3], null], [[1, 2], null]);

describe('the exact chances, by running through all that the source could say', () => {
  test('percentage: counts 3, 2, 1 of the last three draws', () => {
    // 1 then 2: 3/6 x 2/3, 2 then 1: 2/6 x 3/4, and so on.
    expect(chances(plainDraws, { helper: 'percentage', option: 1 }, 60)).toEqual({
      '1-2': 20 + 15,
      '1-3': 10 + 6,
      '2-3': 5 + 4,
    });
    expect(specials(threeDraws, { helper: 'percentage', option: 1 }, 3)).toEqual({ 1: 2, 2: 1 });
  });

  test('percentage fills from outside when too few balls came', () => {
    const context = drawn({ ...plainGame, balls: 3 }, [[1, 2, 3], null]);
    const one = { ...context, matrix: { ...plainGame, balls: 4 } };
    expect(chances(one, { helper: 'percentage', option: 3 }, 2)).toEqual({ '1-2-3-4': 1, '1-2-3-5': 1 });
  });

  test('most-likely: 1 for certain, 2 next; 2 and 3 tie where they came as often', () => {
    const source = { kind: 'previous', draws: 2 } as const;
    const choice = { helper: 'most-likely', source, count: 2, special: false } as const;
    expect(chances(plainDraws, choice, 2)).toEqual({ '1-2': 1, '1-3': 1 });
    expect(chances(plainDraws, { ...choice, source: { kind: 'previous', draws: 3 } }, 1)).toEqual({
      '1-2': 1,
    });
    expect(chances(plainDraws, { ...choice, count: 1 }, 2)).toEqual({ '1-4': 1, '1-5': 1 });
    expect(chances(plainDraws, { ...choice, count: 0 }, 1)).toEqual({ '4-5': 1 });
  });

  test('most-likely takes the special ball that came most, ties at random; switched off, any', () => {
    const choice = {
      helper: 'most-likely',
      source: { kind: 'previous', draws: 3 },
      count: 2,
      special: true,
    } as const;
    expect(specials(threeDraws, choice, 1)).toEqual({ 1: 1 });
    expect(specials(threeDraws, { ...choice, source: { kind: 'previous', draws: 2 } }, 2)).toEqual({
      1: 1,
      2: 1,
    });
    expect(specials(threeDraws, { ...choice, special: false }, 3)).toEqual({ 1: 1, 2: 1, 3: 1 });
  });

  test('jas: one of the pool and one from outside, each as likely as any other', () => {
    const source = { kind: 'previous', draws: 10 } as const;
    expect(chances(plainDraws, { helper: 'jas', source, inside: 1 }, 6)).toEqual({
      '1-4': 1,
      '1-5': 1,
      '2-4': 1,
      '2-5': 1,
      '3-4': 1,
      '3-5': 1,
    });
    expect(chances(plainDraws, { helper: 'jas', source, inside: 0 }, 1)).toEqual({ '4-5': 1 });
  });

  test('jas: a pool that is too small is taken whole, and so is what lies outside', () => {
    const source = { kind: 'previous', draws: 1 } as const;
    const four = { ...plainDraws, matrix: { ...plainGame, balls: 4 } };
    expect(chances(four, { helper: 'jas', source, inside: 4 }, 3)).toEqual({
      '1-2-3-4': 1,
      '1-2-3-5': 1,
      '1-2-4-5': 1,
    });
    expect(chances(four, { helper: 'jas', source, inside: 0 }, 2)).toEqual({ '1-3-4-5': 1, '2-3-4-5': 1 });
  });

  test('BOT 6 and 7: the special ball from its pool and from outside it, the main balls kept', () => {
    const source = { kind: 'previous', draws: 3 } as const;
    const ticket: Ticket = {
      ...emptyTicket('a'),
      balls: [
        { ball: 5, category: 'plain' },
        { ball: 3, category: 'hot' },
      ],
      special: 3,
    };
    expect(chances(threeDraws, { helper: 'bot', source, bot: 6 }, 2, ticket)).toEqual({
      '3-5+1': 1,
      '3-5+2': 1,
    });
    expect(chances(threeDraws, { helper: 'bot', source, bot: 7 }, 1, ticket)).toEqual({ '3-5+3': 1 });
    expect(chances(threeDraws, { helper: 'bot', source, bot: 0 }, 1, ticket)).toEqual({ '4-5+3': 1 });
  });

  test('balls of the past that are not in the drum any more are passed over', () => {
    const small = { ...plainDraws, matrix: { ...plainGame, size: 2 } };
    const source = { kind: 'previous', draws: 10 } as const;
    expect(chances(small, { helper: 'jas', source, inside: 2 }, 1)).toEqual({ '1-2': 1 });
  });

  test('numerology: 27 + 15 = 42 = 6, wrapped to the drum', () => {
    const choice = { helper: 'numerology', birth: drawDate('1990-05-12') } as const;
    const context = { ...plainDraws, date: drawDate('2026-11-21') };
    const six = { ...context, matrix: { balls: 2, size: 7, special: { kind: 'none' } } as const };
    expect(Object.keys(chances(six, choice, 1)).every((key) => key.split('-').includes('6'))).toBe(true);
    const own = { ...context, matrix: { ...withSpecial, special: { kind: 'own-drum', size: 26 } } as const };
    expect(Object.keys(chances(own, choice, 1)).every((key) => key.endsWith('+6'))).toBe(true);
    expect(Object.keys(chances(own, choice, 1))).toHaveLength(10);
  });

  test('zones: a row of which more came than chance gives', () => {
    // 7 balls are one row of the worked example: its pool is the whole drum, which chance alone gives as well: no zone.
    const { scope } = workedExample;
    const matrix: Matrix = { balls: 3, size: 14, special: { kind: 'none' } };
    const context = { matrix, scope, date: drawDate('2020-02-01') };
    const choice = { helper: 'jas', source: { kind: 'zones', draws: 4 }, inside: 3 } as const;
    const keys = Object.keys(chances(context, choice, 1));
    expect(keys).toHaveLength(35); // every three of 1 to 7, also 4 that came once
    expect(keys.every((key) => key.split('-').every((ball) => Number(ball) <= 7))).toBe(true);
  });

  test('random: every ticket of the game alike', () => {
    const all = chances(threeDraws, { helper: 'random' }, 30);
    expect(Object.keys(all)).toHaveLength(30);
    expect(new Set(Object.values(all))).toEqual(new Set([1]));
  });
});

describe('a choice is refused', () => {
  const source = { kind: 'previous', draws: 3 } as const;
  const missing = { helper: 'most-likely', source: null, count: 1, special: true } as const;
  test.each([
    ['the special ball of no previous play', missing, 'previous-play-missing'],
    ['JAS of no previous play', { helper: 'jas', source: null, inside: 1 }, 'previous-play-missing'],
    ['BOT of no previous play', { helper: 'bot', source: null, bot: 6 }, 'previous-play-missing'],
    ['JA11', { helper: 'jas', source: { kind: 'previous', draws: 11 }, inside: 1 }, 'draws-out-of-range'],
    [
      'zones of half a draw',
      { helper: 'jas', source: { kind: 'zones', draws: 0.5 }, inside: 1 },
      'draws-out-of-range',
    ],
    [
      'a range backwards',
      { helper: 'jas', source: { kind: 'range', from: addDays(first, 1), to: first }, inside: 1 },
      'range-reversed',
    ],
    ['more balls than a ticket has', { helper: 'jas', source, inside: 3 }, 'count-out-of-range'],
    ['less than no balls', { ...missing, source, count: -1 }, 'count-out-of-range'],
    ['BOT 3 of a game of two', { helper: 'bot', source, bot: 3 }, 'bot-out-of-range'],
    ['BOT 8', { helper: 'bot', source, bot: 8 }, 'bot-out-of-range'],
    ['option 0', { helper: 'percentage', option: 0 }, 'option-out-of-range'],
    ['no birth date', { helper: 'numerology', birth: '1990-02-30' as typeof first }, 'birth-invalid'],
  ] as const)('%s', (_, choice, code) => {
    expect(validateForecast(withSpecial, choice)?.code).toBe(code);
    expect(chances(threeDraws, choice, 1)).toEqual({ [code]: 1 });
  });

  test('a special ball where the player picks none', () => {
    expect(validateForecast(plainGame, { ...missing, source })?.code).toBe('special-not-picked');
    expect(validateForecast(plainGame, { helper: 'bot', source, bot: 7 })?.code).toBe('special-not-picked');
    const six: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };
    // BOT stops at five balls, also in a game of six, whose JAS table offers the sixth.
    expect(validateForecast(six, { helper: 'bot', source, bot: 6 })?.code).toBe('special-not-picked');
    expect(validateForecast(six, { helper: 'jas', source, inside: 6 })).toBeNull();
  });

  test('most-likely without a previous play and without the switch is a ticket at random', () => {
    const choice = { helper: 'most-likely', source: null, count: 2, special: false } as const;
    expect(new Set(Object.values(chances(plainDraws, choice, 10)))).toEqual(new Set([1]));
  });
});
