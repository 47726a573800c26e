import { drawDate } from '../calendar/draw-date.ts';
import { drawDayList } from '../calendar/draw-days.ts';
import { cents } from '../money/cents.ts';
import { eraList, sameDrum } from './era-list.ts';
import { initialPrices } from './initial-prices.ts';
import { generalMultiplierLabel, type LotteryDefinition } from './lottery-definition.ts';
import { templateLevels } from './template-levels.ts';

/** La Tinka (Peru). */
export const tinkas: LotteryDefinition = {
  id: 4,
  name: 'tinkas',
  displayName: 'La Tinka',
  accent: 'plum',
  description:
    'Seis bolillas de 53 y la Boliyapa, que sale del mismo bolillero. Sortea miércoles y domingos.',
  specialName: 'Boliyapa',
  specialLabel: 'BOLIYAPA',
  multiplierLabel: generalMultiplierLabel,
  multipliers: [],
  multiplierPrice: cents(0),
  traditionalMultiplier: false,
  playoffMultiplier: false,
  hasDoublePlay: true,
  laggardsName: 'Sí o Sí',
  currency: 'PEN',
  schedule: {
    drawDays: drawDayList([
      ['1994-10-16', [0]],
      ['2004-05-19', [0, 3]],
    ]),
    added: [],
    cancelled: [],
    timeZone: 'America/Lima',
    drawTime: '22:50', // not confirmed by the operator
    cutoffMinutes: 60,
  },
  // Read off the draws: the first one that shows a new ball.
  eras: eraList([
    ['1994-10-16', 6, 36, sameDrum],
    ['1997-09-07', 6, 39, sameDrum],
    ['1998-02-08', 6, 43, sameDrum],
    ['2000-07-09', 6, 45, sameDrum],
    ['2022-02-20', 6, 46, sameDrum],
    ['2023-07-16', 6, 48, sameDrum],
    ['2024-07-28', 6, 50, sameDrum],
    ['2026-03-11', 6, 53, sameDrum],
  ]),
  ...initialPrices,
  openingDate: drawDate('2026-03-11'),
  // The operator publishes winners and amounts of each draw, no fixed ones (tinkaresultados.com).
  prizeTemplates: [
    {
      series: 'traditional',
      from: drawDate('1994-10-16'),
      levels: templateLevels([
        { level: '6', pays: 'jackpot' },
        { level: '5 + 1', pays: 'per draw' },
        { level: '5', pays: 'per draw' },
        { level: '4 + 1', pays: 'per draw' },
        { level: '4', pays: 'per draw' },
        { level: '3 + 1', pays: 'per draw' },
        { level: '3', pays: 'per draw' },
        { level: '2 + 1', pays: 'per draw' },
      ]),
    },
    {
      // An extra drawing so that somebody wins: its exact rule is not published.
      series: 'laggards',
      from: drawDate('1994-10-16'),
      levels: templateLevels([{ level: '6', pays: 'jackpot' }]),
    },
  ],
};
