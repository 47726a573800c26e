import { drawDate } from '../calendar/draw-date.ts';
import { drawDayList } from '../calendar/draw-days.ts';
import { cents } from '../money/cents.ts';
import { eraList, ownDrum } from './era-list.ts';
import { initialPrices } from './initial-prices.ts';
import type { LotteryDefinition } from './lottery-definition.ts';
import { multiplierList } from './multiplier-list.ts';
import { templateLevels } from './template-levels.ts';

/** Powerball (United States). */
export const powerBalls: LotteryDefinition = {
  id: 1,
  name: 'power_balls',
  displayName: 'Powerball',
  accent: 'red',
  description: 'Cinco bolillas de 69 y el Powerball, de 26. Sortea lunes, miércoles y sábados.',
  specialName: 'Powerball',
  specialLabel: 'POWERBALL',
  multiplierLabel: 'POWER PLAY',
  // One number drawn for the whole draw. Until 2014 as the draws show it: 1 in the first years, 10 in promotions,
  // none from 2012 on, when Power Play paid fixed prizes. Now 10x only while the advertised jackpot is at most
  // $150 million (powerball.com prize chart).
  multipliers: multiplierList([
    { from: '2001-03-07', mode: 'per-draw', values: [1, 2, 3, 4, 5] },
    { from: '2002-10-09', mode: 'per-draw', values: [2, 3, 4, 5, 10] },
    { from: '2012-01-15', mode: 'none' },
    { from: '2014-01-22', mode: 'per-draw', values: [2, 3, 4, 5] },
    {
      from: '2015-10-07',
      mode: 'per-draw',
      values: [2, 3, 4, 5, 10],
      weights: [24, 13, 3, 2, 1],
      largestUpTo: cents(150_000_000_00),
    },
  ]),
  multiplierPrice: cents(1_00), // Power Play, $1 a play (playusalotteries.com)
  traditionalMultiplier: true,
  playoffMultiplier: false, // Power Play does not multiply Double Play (einpresswire.com, 2021-08-02)
  hasDoublePlay: true,
  laggardsName: 'Double Play',
  currency: 'USD',
  schedule: {
    drawDays: drawDayList([
      ['1992-04-22', [3, 6]],
      ['2021-08-23', [1, 3, 6]],
    ]),
    added: [],
    cancelled: [],
    timeZone: 'America/New_York',
    drawTime: '22:59',
    cutoffMinutes: 60,
  },
  eras: eraList([
    ['1992-04-22', 5, 45, ownDrum(45)],
    ['1997-11-05', 5, 49, ownDrum(42)],
    ['2002-10-09', 5, 53, ownDrum(42)],
    ['2005-08-31', 5, 55, ownDrum(42)],
    ['2009-01-07', 5, 59, ownDrum(39)],
    ['2012-01-15', 5, 59, ownDrum(35)],
    ['2015-10-07', 5, 69, ownDrum(26)],
  ]),
  ...initialPrices,
  openingDate: drawDate('2015-10-07'),
  prizeTemplates: [
    {
      series: 'traditional',
      from: drawDate('2015-10-07'),
      // powerball.com prize chart
      levels: templateLevels([
        { level: '5 + 1', pays: 'jackpot' },
        { level: '5', pays: 1_000_000, withMultiplier: 2_000_000 }, // $2 million with any multiplier
        { level: '4 + 1', pays: 50_000 },
        { level: '4', pays: 100 },
        { level: '3 + 1', pays: 100 },
        { level: '3', pays: 7 },
        { level: '2 + 1', pays: 7 },
        { level: '1 + 1', pays: 4 },
        { level: '0 + 1', pays: 4 },
      ]),
    },
    {
      series: 'laggards',
      from: drawDate('2021-08-23'),
      // Top prize: einpresswire.com, 2021-08-02. The others are not confirmed by an official source.
      // No multiplier changes any of them.
      levels: templateLevels([
        { level: '5 + 1', pays: 10_000_000 },
        { level: '5', pays: 500_000, withMultiplier: 500_000 },
        { level: '4 + 1', pays: 50_000, withMultiplier: 50_000 },
        { level: '4', pays: 500, withMultiplier: 500 },
        { level: '3 + 1', pays: 500, withMultiplier: 500 },
        { level: '3', pays: 20, withMultiplier: 20 },
        { level: '2 + 1', pays: 20, withMultiplier: 20 },
        { level: '1 + 1', pays: 10, withMultiplier: 10 },
        { level: '0 + 1', pays: 7, withMultiplier: 7 },
      ]),
    },
  ],
};
