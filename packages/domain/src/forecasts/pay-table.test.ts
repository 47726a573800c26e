import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { lotteryNamed } from '../games/games.testing.ts';
import { multiplierList } from '../games/multiplier-list.ts';
import { templateLevels } from '../games/template-levels.ts';
import { cents } from '../money/cents.ts';
import { rounded } from '../money/fraction.ts';
import { formatLevel } from '../prizes/level.ts';
import { type EnteredPrizes, type PayTable, type PrizeSources, payTablesOf } from './pay-table.ts';

const date = drawDate('2026-11-21');
const sources = (name: string, given: Partial<PrizeSources> = {}): PrizeSources => ({
  lottery: lotteryNamed(name),
  series: 'traditional',
  entered: new Map(),
  buysMultiplier: false,
  ...given,
});
const tableOn = (given: PrizeSources, on = date) => payTablesOf(given)(on);
const entered = (prizes: Partial<EnteredPrizes>): ReadonlyMap<typeof date, EnteredPrizes> =>
  new Map([[date, { levels: [], multiplier: null, ...prizes }]]);
/** What each level pays, in cents where that is money. */
const paid = (table: PayTable | null) =>
  table?.levels.map(({ rule, pays }) => [
    formatLevel(rule),
    pays.kind === 'money' ? Number(pays.amount.numerator) / Number(pays.amount.denominator) : pays.kind,
  ]);

describe('what a draw pays', () => {
  test('is the template of its date, the jackpot aside', () => {
    const table = tableOn(sources('power_balls'));
    expect(paid(table)?.slice(0, 3)).toEqual([
      ['5 + 1', 'jackpot'],
      ['5', 100_000_000],
      ['4 + 1', 5_000_000],
    ]);
    expect(table).toMatchObject({ isKnown: true, hasBought: false });
    expect(tableOn(sources('florida'), drawDate('2020-10-07'))).toBeNull();
  });

  test('is not known where an amount is 0: La Tinka’s, until they are entered', () => {
    const table = tableOn(sources('tinkas'));
    expect(table?.isKnown).toBe(false);
    expect(paid(table)?.slice(0, 2)).toEqual([
      ['6', 'jackpot'],
      ['5 + 1', 'unknown'],
    ]);
    const levels = templateLevels([
      { level: '6', pays: 0 },
      { level: '5', pays: 5_000 },
      { level: '4', pays: 100 },
      { level: '3', pays: 'free play' },
    ]);
    const own = tableOn(sources('tinkas', { entered: entered({ levels }) }));
    expect(own?.isKnown).toBe(true);
    expect(paid(own)).toEqual([
      ['6', 'jackpot'],
      ['5', 500_000],
      ['4', 10_000],
      ['3', 'free'],
    ]);
  });

  test('a jackpot stays one with its amount entered; a first prize of its own is a prize', () => {
    const levels = templateLevels([
      { level: '5 + 1', pays: 90_000_000 },
      { level: '5', pays: 1_000_000 },
    ]);
    expect(paid(tableOn(sources('power_balls', { entered: entered({ levels }) })))).toEqual([
      ['5 + 1', 'jackpot'],
      ['5', 100_000_000],
    ]);
    const double = tableOn(sources('power_balls', { series: 'laggards' }));
    expect([double?.isKnown, paid(double)?.[0]]).toEqual([true, ['5 + 1', 1_000_000_000]]);
  });

  test('is not known where the jackpot alone is: nothing would stand against the stake', () => {
    const only = tableOn(sources('tinkas', { series: 'laggards' }));
    expect(paid(only)).toEqual([['6', 'jackpot']]);
    expect(only?.isKnown).toBe(false);
    const levels = templateLevels([{ level: '5 + 1', pays: 90_000_000 }]);
    expect(tableOn(sources('power_balls', { entered: entered({ levels }) }))?.isKnown).toBe(false);
  });

  test('is multiplied by the mean of what is printed on tickets, from the date on which it is', () => {
    // 15, 10, 4, 2 and 1 of 32 for 2, 3, 4, 5 and 10: 96 of 32.
    expect(paid(tableOn(sources('mega_millions')))?.at(-1)).toEqual(['0 + 1', 1_500]);
    expect(paid(tableOn(sources('mega_millions'), drawDate('2025-04-04')))?.at(-1)).toEqual(['0 + 1', 200]);
    // 9, 8, 5, 3 and 1 of 26: 18 + 24 + 20 + 15 + 10 of 26.
    const florida = tableOn(sources('florida'));
    expect(paid(florida)?.slice(1, 3)).toEqual([
      ['5', (300_000 * 87) / 26],
      ['4', (5_000 * 87) / 26],
    ]);
    const [, five] = florida?.levels ?? [];
    expect(five?.pays.kind === 'money' && rounded(five.pays.amount)).toBe(1_003_846);
    expect(paid(florida)?.at(-1)).toEqual(['2', 'free']);
  });

  test('a printed multiplier of unknown mean leaves the prizes unknown', () => {
    const lottery = {
      ...lotteryNamed('mega_millions'),
      multipliers: multiplierList([{ from: '2025-04-08', mode: 'per-play', values: [2, 3] }]),
    };
    expect(tableOn(sources('mega_millions', { lottery }))?.isKnown).toBe(false);
  });

  test('is multiplied by what was drawn where the play bought it, and nowhere else', () => {
    const drawn = entered({ multiplier: 10 });
    const bought = sources('power_balls', { entered: drawn, buysMultiplier: true });
    const table = tableOn(bought);
    expect(table).toMatchObject({ isKnown: true, hasBought: true });
    // Match 5 pays the same with any multiplier.
    expect(paid(table)?.slice(0, 3)).toEqual([
      ['5 + 1', 'jackpot'],
      ['5', 200_000_000],
      ['4 + 1', 50_000_000],
    ]);
    expect(paid(tableOn({ ...bought, buysMultiplier: false }))?.[2]).toEqual(['4 + 1', 5_000_000]);
    // Not sold in Double Play, nor from 2012 to 2014.
    expect(tableOn({ ...bought, series: 'laggards' })?.hasBought).toBe(false);
    // None on file: nobody knows what it paid.
    expect(tableOn(sources('power_balls', { buysMultiplier: true }))?.isKnown).toBe(false);
    const levels = templateLevels([
      { level: '5 + 1', pays: 'jackpot' },
      { level: '4', pays: 100 },
    ]).map((level) => (level.position === 2 ? { ...level, playPrize: cents(12_345) } : level));
    const own = entered({ levels, multiplier: 3 });
    expect(paid(tableOn({ ...bought, entered: own }))?.[1]).toEqual(['4', 12_345]);
  });

  test('is one table for all draws that pay the same', () => {
    const tableAt = payTablesOf(sources('mega_millions'));
    expect(tableAt(date)).toBe(tableAt(drawDate('2025-04-08')));
    expect(tableAt(date)).not.toBe(tableAt(drawDate('2025-04-04')));
  });
});
