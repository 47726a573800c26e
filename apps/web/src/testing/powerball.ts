import type { AnswerOf } from '@bolillero/contract/call';
import type { lotteriesWithLastResult } from '@bolillero/contract/calls/lotteries';
import type { Lottery, LotteryDetail } from '@bolillero/contract/entities/lottery';
import type { Matrix } from '@bolillero/domain/games/matrix';

/** 5 of 69 and 1 of 26. */
export const powerballMatrix: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };

/** Powerball on the wire, as lists of lotteries carry it. */
export const powerball: Lottery = {
  id: 1,
  name: 'power_balls',
  description: 'Powerball',
  image: '/lotteries/power_balls.svg',
  logo: '/lotteries/power_balls.svg',
  accent: 'red',
  order: 1,
  sub_name: 'Powerball',
  size: 69,
  sub_length: 26,
  selectNumber: 5,
  numberBallsToSelect: 5,
  intents: 5,
  days: '[1,3,6]',
  draw_days: [
    { from: '1992-04-22', days: [3, 6] },
    { from: '2021-08-23', days: [1, 3, 6] },
  ],
  date_opening: '2015-10-07',
  type: 1,
  hasDoublePlay: true,
  hasSpecialBall: true,
  special_kind: 'own-drum',
  playoff_multiplier: false,
  isShow: true,
  state: true,
  ball_lottery: 'Powerball',
  plier_lottery: 'POWER PLAY',
  laggards_name: 'Double Play',
  currency: 'USD',
  timezone: 'America/New_York',
  draw_time: '22:59',
  cutoff_minutes: 59,
  ticket_price: '2.50',
  service_fee: '0.50',
  share_price: '0.00',
  multiplier_mode: 'per-draw',
  multiplier_price: '1.00',
  multiplier_values: [2, 3, 4, 5, 10],
  multipliers: [
    {
      from: '2015-10-07',
      mode: 'per-draw',
      values: [2, 3, 4, 5, 10],
      weights: [24, 13, 3, 2, 1],
      largest_up_to: '150000000.00',
    },
  ],
  how_to_collect: null,
  exceptions: { added: [], cancelled: [] },
};

/** Powerball as the lists of what is on sale carry it, before its first result. */
export const powerballOnSale: AnswerOf<typeof lotteriesWithLastResult>['data'][number] = {
  ...powerball,
  result: null,
  date_before: '2026-08-08',
  closes_at: '2026-08-09T02:00:00.000Z',
  draws_at: '2026-08-09T02:59:00.000Z',
  jackpot: null,
};

/** Powerball with all that its own pages read. Its next draw is today, Saturday 8 August 2026. */
export const powerballDetail: LotteryDetail = {
  ...powerball,
  revision: 0,
  own_image: false,
  own_logo: false,
  missing: [],
  info: { image: powerball.image, size: 69, sub_length: 26, columnCart: 7 },
  listLotteries: [{ date_before: '2026-08-08' }],
  closes_at: '2026-08-09T02:00:00.000Z',
  eras: [{ from: '2015-10-07', selectNumber: 5, size: 69, special: 'own-drum', sub_length: 26 }],
  prices: { ticket: '2.50', service: '0.50', total: '3.00' },
  odds: {
    levels: [{ level: '5 + 1', oneIn: '292,201,338.00' }],
    jackpot: '292,201,338.00',
    any: '24.87',
    series: [
      {
        type: 0,
        levels: [
          { level: '5 + 1', oneIn: '292,201,338.00' },
          { level: '5', oneIn: '11,688,053.52' },
        ],
        jackpot: '292,201,338.00',
        any: '24.87',
        fixed_top: false,
        free_plays: false,
      },
      {
        type: 1,
        levels: [
          { level: '5 + 1', oneIn: '292,201,338.00' },
          { level: '5', oneIn: '11,688,053.52' },
        ],
        jackpot: '292,201,338.00',
        any: '24.87',
        fixed_top: true,
        free_plays: false,
      },
    ],
  },
  prize_templates: [],
};
