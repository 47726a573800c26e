import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { cutoffInstant } from '../calendar/schedule.ts';
import { isTimeZone } from '../calendar/time-zone.ts';
import { formatLevel } from '../prizes/level.ts';
import { questionPrizeTable, validatePrizeTable } from '../prizes/prize-table.ts';
import { eraAt } from './era.ts';
import { lotteryNamed } from './games.testing.ts';
import { lotteries, subscriptionPackages } from './lotteries.ts';
import { templateAt } from './lottery-definition.ts';
import { isSameMatrix, validateMatrix } from './matrix.ts';
import { multiplierOn } from './multiplier.ts';
import { templateLevels } from './template-levels.ts';

const newest = (name: string) => lotteryNamed(name).eras.at(-1)?.matrix;

describe('the four lotteries', () => {
  test('have the names, matrices and times of the rulebook', () => {
    expect(
      lotteries.map(({ id, name, displayName, schedule, ...rest }) => [
        id,
        name,
        displayName,
        schedule.drawDays.at(-1)?.days.join(),
        `${schedule.timeZone} ${schedule.drawTime} -${schedule.cutoffMinutes}`,
        rest.multiplierLabel,
        rest.hasDoublePlay ? rest.laggardsName : '',
        rest.specialName,
        rest.currency,
      ]),
    ).toEqual([
      [
        1,
        'power_balls',
        'Powerball',
        '1,3,6',
        'America/New_York 22:59 -60',
        'POWER PLAY',
        'Double Play',
        'Powerball',
        'USD',
      ],
      [
        2,
        'mega_millions',
        'Mega Millions',
        '2,5',
        'America/New_York 23:00 -60',
        'MEGAPLIER',
        '',
        'Mega Ball',
        'USD',
      ],
      [
        3,
        'florida',
        'Florida Lotto',
        '3,6',
        'America/New_York 23:15 -35',
        'MULTIPLICADOR',
        'Double Play',
        '',
        'USD',
      ],
      [
        4,
        'tinkas',
        'La Tinka',
        '0,3',
        'America/Lima 22:50 -60',
        'MULTIPLICADOR',
        'Sí o Sí',
        'Boliyapa',
        'PEN',
      ],
    ]);
    expect(newest('power_balls')).toEqual({ balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } });
    expect(newest('mega_millions')).toEqual({ balls: 5, size: 70, special: { kind: 'own-drum', size: 24 } });
    expect(newest('florida')).toEqual({ balls: 6, size: 53, special: { kind: 'none' } });
    expect(newest('tinkas')).toEqual({ balls: 6, size: 53, special: { kind: 'same-drum' } });
  });

  test('have seven, seven, two and eight eras', () => {
    expect(lotteries.map(({ eras }) => eras.length)).toEqual([7, 7, 2, 8]);
  });

  test('cost 2.50 a play and 0.50 of fee', () => {
    expect(lotteries.map(({ ticketPrice, serviceFee }) => [ticketPrice, serviceFee])).toEqual(
      Array(4).fill([250, 50]),
    );
  });

  test('sell the multiplier where one is drawn per draw alone', () => {
    const today = drawDate('2026-11-21');
    expect(lotteries.map((lottery) => [multiplierOn(lottery, today).mode, lottery.multiplierPrice])).toEqual([
      ['per-draw', 100],
      ['per-play', 0],
      ['per-play', 0],
      ['none', 0],
    ]);
  });

  test('close their sale at 21:59, 22:00, 22:40 and 21:50 on their own clocks', () => {
    const clocks = lotteries.map(({ schedule }) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: schedule.timeZone, timeStyle: 'short' }).format(
        cutoffInstant(schedule, drawDate('2026-07-15')),
      ),
    );
    expect(clocks).toEqual(['21:59', '22:00', '22:40', '21:50']);
  });

  test.each(lotteries.map((lottery) => [lottery.name, lottery] as const))(
    '%s is consistent',
    (_, lottery) => {
      const starts = lottery.eras.map(({ from }) => from);
      expect(starts).toEqual([...new Set(starts)].toSorted());
      expect(lottery.eras.flatMap(({ matrix }) => validateMatrix(matrix))).toEqual([]);
      // No two neighbours alike: an era is a change.
      for (const [index, { matrix }] of lottery.eras.entries()) {
        const before = lottery.eras[index - 1];
        if (before) expect(isSameMatrix(before.matrix, matrix)).toBe(false);
      }
      expect(lottery.openingDate).toBe(starts.at(-1));
      expect(isTimeZone(lottery.schedule.timeZone)).toBe(true);
      expect(lottery.specialName === '').toBe(lottery.eras.at(-1)?.matrix.special.kind === 'none');
      const changes = lottery.multipliers.map(({ from }) => from);
      expect(changes).toEqual([...new Set(changes)].toSorted());
      for (const { mode, values, weights } of lottery.multipliers) {
        expect(values.length > 0).toBe(mode !== 'none');
        expect(values).toEqual([...new Set(values)].toSorted((a, b) => a - b));
        expect([0, values.length]).toContain(weights.length);
      }
      for (const { series, from, levels } of lottery.prizeTemplates) {
        const era = eraAt(lottery.eras, from);
        expect(era && validatePrizeTable(era.matrix, levels)).toEqual([]);
        expect(questionPrizeTable(levels)).toEqual([]);
        expect(series === 'laggards' && !lottery.hasDoublePlay).toBe(false);
      }
    },
  );
});

describe('the prize template of a draw', () => {
  const table = (name: string, series: 'traditional' | 'laggards', date: string) =>
    templateAt(lotteryNamed(name).prizeTemplates, series, drawDate(date))?.levels.map(
      ({ rule, kind, lotteryPrize }) =>
        `${formatLevel(rule)}: ${kind === 'free' ? 'free' : lotteryPrize / 100}`,
    ) ?? null;

  test('of Mega Millions is the old one until 2025-04-04 and the new one from 2025-04-08', () => {
    const upper = ['5 + 1: 0', '5: 1000000', '4 + 1: 10000', '4: 500', '3 + 1: 200', '3: 10', '2 + 1: 10'];
    expect(table('mega_millions', 'traditional', '2025-04-04')).toEqual([...upper, '1 + 1: 4', '0 + 1: 2']);
    expect(table('mega_millions', 'traditional', '2025-04-08')).toEqual([...upper, '1 + 1: 7', '0 + 1: 5']);
    expect(table('mega_millions', 'traditional', '2017-10-27')).toBeNull();
    expect(table('mega_millions', 'laggards', '2026-11-20')).toBeNull();
  });

  test('of Florida Lotto pays a free play for two, in both series', () => {
    expect(table('florida', 'traditional', '2026-11-21')).toEqual([
      '6: 0',
      '5: 3000',
      '4: 50',
      '3: 5',
      '2: free',
    ]);
    expect(table('florida', 'laggards', '2026-11-21')).toEqual([
      '6: 250000',
      '5: 3500',
      '4: 0',
      '3: 0',
      '2: free',
    ]);
  });

  test('of Powerball Double Play has a top prize of its own', () => {
    expect(table('power_balls', 'laggards', '2026-11-21')?.[0]).toBe('5 + 1: 10000000');
    expect(table('power_balls', 'laggards', '2021-08-21')).toBeNull();
  });

  test('of La Tinka has eight levels, with amounts entered per draw', () => {
    expect(table('tinkas', 'traditional', '2026-11-22')).toEqual([
      '6: 0',
      '5 + 1: 0',
      '5: 0',
      '4 + 1: 0',
      '4: 0',
      '3 + 1: 0',
      '3: 0',
      '2 + 1: 0',
    ]);
  });

  test('with a level that does not parse is a broken program', () => {
    expect(() => templateLevels([{ level: 'five', pays: 1 }])).toThrow(RangeError);
  });
});

test('the subscription packages charge 30, 81, 144 and 252', () => {
  expect(
    subscriptionPackages.map(({ months, monthlyPrice }) => [months, (months * monthlyPrice) / 100]),
  ).toEqual([
    [1, 30],
    [3, 81],
    [6, 144],
    [12, 252],
  ]);
});
