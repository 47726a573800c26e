import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import { templateAt } from '../games/lottery-definition.ts';
import type { SeriesName } from '../games/series.ts';
import { cents, formatMoney } from '../money/cents.ts';
import { levelWon } from './matching.ts';
import { type Multiplier, multiplierOfPlay, type Prize, prizeFor } from './prize.ts';
import { fillPlayPrizes, type PrizeLevel } from './prize-table.ts';

const jackpot = cents(100_000_000_00);
const none: Multiplier = { mode: 'none' };
const bought: Multiplier = { mode: 'per-draw' };
const printed = (value: number): Multiplier => ({ mode: 'per-play', value });

function written(prize: Prize | null): string {
  if (prize === null) return 'nothing';
  if (prize.kind !== 'money') return prize.kind;
  return formatMoney(prize.amount, 'USD').replace(/\.00$/, '');
}

interface Case {
  readonly lottery: string;
  readonly series?: SeriesName;
  readonly date: string;
  /** The multiplier of the draw, from which the table's play prizes are filled. */
  readonly drawn?: number;
}

/** What a play with so many hits gets from the published table. */
function golden({ lottery, series = 'traditional', date, drawn = 1 }: Case) {
  const template = templateAt(lotteryNamed(lottery).prizeTemplates, series, drawDate(date));
  const levels = fillPlayPrizes(template?.levels ?? [], drawn);
  return (main: number, special: boolean, multiplier: Multiplier = none) => {
    const level = levelWon(levels, { balls: [1, 2, 3, 4, 5, 6].slice(0, main), special });
    const told = level && { ...level, lotteryWinners: 1 };
    return written(told && prizeFor(told, { multiplier, jackpot, ourJackpotWinners: 1 }));
  };
}

describe('published prizes: Powerball (powerball.com prize chart)', () => {
  const at10x = golden({ lottery: 'power_balls', date: '2026-11-21', drawn: 10 });
  const at3x = golden({ lottery: 'power_balls', date: '2026-11-21', drawn: 3 });

  test.each([
    ['5 + PB', 5, true, '$100,000,000', '$100,000,000', '$100,000,000'],
    ['5', 5, false, '$1,000,000', '$2,000,000', '$2,000,000'],
    ['4 + PB', 4, true, '$50,000', '$150,000', '$500,000'],
    ['4', 4, false, '$100', '$300', '$1,000'],
    ['3 + PB', 3, true, '$100', '$300', '$1,000'],
    ['3', 3, false, '$7', '$21', '$70'],
    ['2 + PB', 2, true, '$7', '$21', '$70'],
    ['1 + PB', 1, true, '$4', '$12', '$40'],
    ['0 + PB', 0, true, '$4', '$12', '$40'],
    ['2', 2, false, 'nothing', 'nothing', 'nothing'],
    ['0', 0, false, 'nothing', 'nothing', 'nothing'],
  ] as const)(
    'match %s (%i, special %s) pays %s, %s at 3x and %s at 10x',
    (_, main, special, base, with3x, with10x) => {
      expect(at10x(main, special)).toBe(base);
      expect(at3x(main, special, bought)).toBe(with3x);
      expect(at10x(main, special, bought)).toBe(with10x);
    },
  );

  test('Power Play does not multiply Double Play', () => {
    const doublePlay = golden({ lottery: 'power_balls', series: 'laggards', date: '2026-11-21', drawn: 10 });
    expect(doublePlay(5, true, bought)).toBe('$10,000,000');
    expect(doublePlay(5, false, bought)).toBe('$500,000');
    expect(doublePlay(0, true, bought)).toBe('$7');
    expect(doublePlay(0, true)).toBe('$7');
  });
});

describe('published prizes: Mega Millions', () => {
  const now = golden({ lottery: 'mega_millions', date: '2025-04-08' });

  test.each([
    ['5 + MB', 5, true, ['$100,000,000', '$100,000,000', '$100,000,000']],
    ['5', 5, false, ['$2,000,000', '$5,000,000', '$10,000,000']],
    ['4 + MB', 4, true, ['$20,000', '$50,000', '$100,000']],
    ['4', 4, false, ['$1,000', '$2,500', '$5,000']],
    ['3 + MB', 3, true, ['$400', '$1,000', '$2,000']],
    ['3', 3, false, ['$20', '$50', '$100']],
    ['2 + MB', 2, true, ['$20', '$50', '$100']],
    ['1 + MB', 1, true, ['$14', '$35', '$70']],
    ['0 + MB', 0, true, ['$10', '$25', '$50']],
  ] as const)(
    'match %s (%i, special %s) pays %j with 2x, 5x and 10x on the ticket',
    (_, main, special, expected) => {
      expect([2, 5, 10].map((value) => now(main, special, printed(value)))).toEqual(expected);
    },
  );

  test('the draw of 2025-04-04 pays by the old table, whenever it is checked', () => {
    const old = golden({ lottery: 'mega_millions', date: '2025-04-04', drawn: 4 });
    expect(old(0, true)).toBe('$2');
    expect(old(1, true)).toBe('$4');
    expect(old(0, true, bought)).toBe('$8'); // Megaplier 4x
    expect(old(5, false, bought)).toBe('$4,000,000');
  });
});

describe('published prizes: Florida Lotto (floridalottery.com)', () => {
  const main = golden({ lottery: 'florida', date: '2026-11-21' });
  const doublePlay = golden({ lottery: 'florida', series: 'laggards', date: '2026-11-21' });

  test.each([
    [6, '$100,000,000', '$250,000'],
    [5, '$3,000', '$3,500'],
    [2, 'free', 'free'],
    [1, 'nothing', 'nothing'],
  ])('%i of 6 pays %s, in Double Play %s', (hits, expected, second) => {
    expect(main(hits, false)).toBe(expected);
    expect(doublePlay(hits, false)).toBe(second);
  });

  test('the multiplier on the ticket multiplies the cash, but neither jackpot nor free play', () => {
    expect(main(5, false, printed(10))).toBe('$30,000');
    expect(doublePlay(5, false, printed(10))).toBe('$35,000'); // "up to $35,000" (lotto.net)
    expect(main(6, false, printed(10))).toBe('$100,000,000');
    expect(doublePlay(6, false, printed(10))).toBe('$250,000');
    expect(main(2, false, printed(10))).toBe('free');
  });
});

describe('the first level', () => {
  const level: PrizeLevel = {
    position: 1,
    rule: { main: 5, special: true },
    kind: 'money',
    lotteryWinners: 0,
    lotteryPrize: cents(0),
    playWinners: 0,
    playPrize: cents(999),
  };
  const divided = (lotteryWinners: number | null, ourJackpotWinners: number, amount = 100_00) =>
    prizeFor({ ...level, lotteryWinners }, { multiplier: bought, jackpot: cents(amount), ourJackpotWinners });

  test('pays its own prize when one is given', () => {
    const given = { ...level, lotteryPrize: cents(10_000_000_00), lotteryWinners: 3 };
    expect(prizeFor(given, { multiplier: printed(10), jackpot, ourJackpotWinners: 5 })).toEqual({
      kind: 'money',
      amount: 10_000_000_00,
    });
  });

  test.each([
    // $100.00 among three: 33.33 each, and one cent is left.
    ['the lottery counts three winners, one of them ours', 3, 1, 3333, 1],
    ['we have three winners, and the lottery has not counted ours', 0, 3, 3333, 1],
    ['we have more than the lottery counts', 2, 3, 3333, 1],
    ['nobody counted a winner', 0, 0, 10_000, 0],
    ['two share evenly', 2, 2, 5000, 0],
  ])('is divided to the cent: %s', (_, lotteryWinners, ours, amount, remainder) => {
    expect(divided(lotteryWinners, ours)).toEqual({ kind: 'money', amount, remainder });
  });

  test('loses and makes no cent', () => {
    const winners = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(winners, winners, fc.integer({ min: 1, max: 10 ** 13 }), (lottery, ours, amount) => {
        const prize = divided(lottery, ours, amount);
        if (prize.kind !== 'money') throw new Error('not money');
        expect(prize.amount * Math.max(lottery, ours, 1) + (prize.remainder ?? 0)).toBe(amount);
      }),
    );
  });

  test('is not known while the jackpot or the number of its winners is not', () => {
    expect(divided(1, 1, 0)).toEqual({ kind: 'unknown' });
    expect(divided(null, 1)).toEqual({ kind: 'unknown' });
  });

  test('may be a free play', () => {
    expect(prizeFor({ ...level, kind: 'free' }, { multiplier: none, jackpot, ourJackpotWinners: 1 })).toEqual(
      {
        kind: 'free',
      },
    );
  });
});

describe('a prize that nobody has entered is not known, and never nothing', () => {
  const level: PrizeLevel = {
    position: 2,
    rule: { main: 5, special: false },
    kind: 'money',
    lotteryWinners: 0,
    lotteryPrize: cents(0),
    playWinners: 0,
    playPrize: cents(0),
  };
  const paid = (multiplier: Multiplier, prizes: Partial<PrizeLevel> = {}) =>
    written(prizeFor({ ...level, ...prizes }, { multiplier, jackpot, ourJackpotWinners: 0 }));

  test.each([none, bought, printed(10)])('with %j', (multiplier) => {
    expect(paid(multiplier)).toBe('unknown');
  });

  test('whichever of the two it is that is missing', () => {
    expect(paid(bought, { lotteryPrize: cents(100) })).toBe('unknown');
    expect(paid(none, { lotteryPrize: cents(100) })).toBe('$1');
  });

  test('nor is that of a ticket whose multiplier nobody has entered', () => {
    const unsaid: Multiplier = { mode: 'per-play', value: null };
    expect(paid(unsaid, { lotteryPrize: cents(100) })).toBe('unknown');
    expect(paid(unsaid, { kind: 'free' })).toBe('free');
    expect(paid(unsaid, { position: 1, lotteryPrize: cents(100) })).toBe('$1');
  });
});

test.each([
  ['none', { bought: true, printed: 3 }, { mode: 'none' }],
  ['per-draw', { bought: true, printed: 3 }, { mode: 'per-draw' }],
  ['per-draw', { bought: false, printed: 3 }, { mode: 'none' }],
  ['per-play', { bought: true, printed: 3 }, { mode: 'per-play', value: 3 }],
  ['per-play', { bought: true, printed: null }, { mode: 'per-play', value: null }],
] as const)('a multiplier that is %s, for a play of %j', (mode, play, expected) => {
  expect(multiplierOfPlay(mode, play)).toEqual(expected);
});
