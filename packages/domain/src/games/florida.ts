import { drawDate } from '../calendar/draw-date.ts';
import { drawDayList } from '../calendar/draw-days.ts';
import { cents } from '../money/cents.ts';
import { eraList, noSpecial } from './era-list.ts';
import { initialPrices } from './initial-prices.ts';
import { generalMultiplierLabel, type LotteryDefinition } from './lottery-definition.ts';
import { multiplierList } from './multiplier-list.ts';
import { templateLevels } from './template-levels.ts';

/** Florida Lotto. */
export const florida: LotteryDefinition = {
  id: 3,
  name: 'florida',
  displayName: 'Florida Lotto',
  accent: 'green',
  description: 'Seis bolillas de 53. Sortea miércoles y sábados.',
  specialName: '',
  multiplierLabel: generalMultiplierLabel,
  // Since 2020-10-10 given by chance to each ticket and printed on it, for the cash prizes of both series (lotto.net,
  // wizardofodds.com). In the years before, XTRA was drawn and sold apart: its first draw on file is the date here.
  multipliers: multiplierList([
    { from: '2009-10-14', mode: 'per-draw', values: [2, 3, 4, 5] },
    { from: '2020-10-10', mode: 'per-play', values: [2, 3, 4, 5, 10], weights: [9, 8, 5, 3, 1] },
  ]),
  multiplierPrice: cents(0),
  traditionalMultiplier: true,
  playoffMultiplier: true,
  hasDoublePlay: true,
  laggardsName: 'Double Play',
  currency: 'USD',
  schedule: {
    drawDays: drawDayList([
      ['1988-05-07', [6]],
      ['1999-10-27', [3, 6]],
    ]),
    added: [],
    cancelled: [],
    timeZone: 'America/New_York',
    drawTime: '23:15',
    cutoffMinutes: 35, // sales close at 22:40 (floridalottery.com)
  },
  eras: eraList([
    ['1988-05-07', 6, 49, noSpecial],
    ['1999-10-24', 6, 53, noSpecial],
  ]),
  ...initialPrices,
  openingDate: drawDate('1999-10-24'),
  // The game as it is since 2020 (floridalottery.com). Many sites still publish the one before it, with
  // $5,000, $70 and $5 and no prize for two.
  prizeTemplates: [
    {
      series: 'traditional',
      from: drawDate('2020-10-10'),
      levels: templateLevels([
        { level: '6', pays: 'jackpot' },
        { level: '5', pays: 3_000 },
        { level: '4', pays: 50 },
        { level: '3', pays: 5 },
        { level: '2', pays: 'free play' },
      ]),
    },
    {
      series: 'laggards',
      from: drawDate('2020-10-10'),
      levels: templateLevels([
        { level: '6', pays: 250_000 },
        { level: '5', pays: 3_500 }, // from "up to $35,000" at 10x (lotto.net)
        { level: '4', pays: 'per draw' }, // no source gives the amounts of 4 and 3
        { level: '3', pays: 'per draw' },
        { level: '2', pays: 'free play' },
      ]),
    },
  ],
};
