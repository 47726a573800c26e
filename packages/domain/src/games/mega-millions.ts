import { drawDate } from '../calendar/draw-date.ts';
import { drawDayList } from '../calendar/draw-days.ts';
import { cents } from '../money/cents.ts';
import { eraList, ownDrum } from './era-list.ts';
import { initialPrices } from './initial-prices.ts';
import type { LotteryDefinition } from './lottery-definition.ts';
import { multiplierList } from './multiplier-list.ts';
import { templateLevels } from './template-levels.ts';

/** Mega Millions (United States), until 2002 The Big Game. */
export const megaMillions: LotteryDefinition = {
  id: 2,
  name: 'mega_millions',
  displayName: 'Mega Millions',
  accent: 'blue',
  description: 'Cinco bolillas de 70 y el Mega Ball, de 24. Sortea martes y viernes.',
  specialName: 'Mega Ball',
  specialLabel: 'MEGA BALL',
  multiplierLabel: 'MEGAPLIER',
  // Since 2025-04-08 given by chance to each play, printed on its ticket and included in its price; until
  // then the Megaplier, drawn per draw and sold apart (lotterypost.com news 354113, fox6now.com). It began in Texas
  // (the day is not confirmed); how often each came is N.D. Admin Code 10-16-08-04.
  multipliers: multiplierList([
    { from: '2003-12-05', mode: 'per-draw', values: [2, 3, 4] },
    { from: '2013-10-22', mode: 'per-draw', values: [2, 3, 4, 5], weights: [5, 6, 3, 1] },
    { from: '2025-04-08', mode: 'per-play', values: [2, 3, 4, 5, 10], weights: [15, 10, 4, 2, 1] },
  ]),
  multiplierPrice: cents(0),
  traditionalMultiplier: true,
  playoffMultiplier: false,
  hasDoublePlay: false,
  laggardsName: '',
  currency: 'USD',
  schedule: {
    drawDays: drawDayList([
      ['1996-09-06', [5]],
      ['1998-02-10', [2, 5]],
    ]),
    added: [],
    cancelled: [],
    timeZone: 'America/New_York',
    drawTime: '23:00',
    cutoffMinutes: 60,
  },
  eras: eraList([
    ['1996-09-06', 5, 50, ownDrum(25)],
    ['1999-01-13', 5, 50, ownDrum(36)],
    ['2002-05-17', 5, 52, ownDrum(52)],
    ['2005-06-22', 5, 56, ownDrum(46)],
    ['2013-10-22', 5, 75, ownDrum(15)],
    ['2017-10-31', 5, 70, ownDrum(25)],
    ['2025-04-08', 5, 70, ownDrum(24)],
  ]),
  ...initialPrices,
  openingDate: drawDate('2025-04-08'),
  prizeTemplates: [
    {
      series: 'traditional',
      from: drawDate('2017-10-31'),
      // megamillions.com, How to Play, as it was until the draw of 2025-04-04
      levels: templateLevels([
        { level: '5 + 1', pays: 'jackpot' },
        { level: '5', pays: 1_000_000 },
        { level: '4 + 1', pays: 10_000 },
        { level: '4', pays: 500 },
        { level: '3 + 1', pays: 200 },
        { level: '3', pays: 10 },
        { level: '2 + 1', pays: 10 },
        { level: '1 + 1', pays: 4 },
        { level: '0 + 1', pays: 2 },
      ]),
    },
    {
      series: 'traditional',
      from: drawDate('2025-04-08'),
      // Base prizes, never paid as they are: every play has a multiplier of 2 or more (durangobill.com).
      levels: templateLevels([
        { level: '5 + 1', pays: 'jackpot' },
        { level: '5', pays: 1_000_000 },
        { level: '4 + 1', pays: 10_000 },
        { level: '4', pays: 500 },
        { level: '3 + 1', pays: 200 },
        { level: '3', pays: 10 },
        { level: '2 + 1', pays: 10 },
        { level: '1 + 1', pays: 7 },
        { level: '0 + 1', pays: 5 },
      ]),
    },
  ],
};
