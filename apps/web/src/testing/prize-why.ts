import type { PrizeWhy } from '@bolillero/contract/entities/prize-why';
import { powerball } from './powerball.ts';
import { wonPurchase } from './purchases.ts';

const source = {
  how: 'multiplied',
  base: '100.00',
  factor: 2,
  among: null,
  lottery_winner: null,
  ours: null,
  remainder: null,
  amount: '200.00',
  lacks: null,
} as const;

const level = (position: number, prize_level: string, missing: number, missing_special: boolean) => ({
  position,
  prize_level,
  prize_kind: 'money' as const,
  missing,
  missing_special,
});

/** Why `wonPurchase` won its $200.00. */
export const wonWhy: PrizeWhy = {
  id: wonPurchase.id,
  line: null,
  lottery_id: 1,
  loterie: powerball,
  type: 0,
  date_lottery: '2026-08-08',
  balls: wonPurchase.balls,
  ball_red: 7,
  result: { id: 31, revision: 1, balls: '[5,9,21,30,40]', ball_red: 7, enhancer: 2, amount: '42000000.00' },
  state: 'current',
  kept: { prize: '200.00', revision: 1, at: '2026-08-09T14:30:00.000Z' },
  rules: { version: 1, from: '1988-05-07' },
  era: { from: '2015-10-07', selectNumber: 5, size: 69, special: 'own-drum', sub_length: 26 },
  winBall: '[5,9,21]',
  extraWinBall: 7,
  levels: [
    level(1, '5 + 1', 2, false),
    level(2, '5', 2, false),
    level(3, '4 + 1', 1, false),
    level(4, '4', 1, false),
    level(5, '3 + 1', 0, false),
    level(6, '3', 0, false),
  ],
  position: 5,
  nearest: null,
  multiplier: { mode: 'per-draw', bought: true, value: 2 },
  source,
  division: null,
  prize: '200.00',
};

/** The same play without a hit that counts. */
export const lostWhy: PrizeWhy = {
  ...wonWhy,
  result: { ...wonWhy.result, balls: '[9,30,40,41,42]', ball_red: 1 },
  winBall: '[9]',
  extraWinBall: null,
  levels: [level(1, '5 + 1', 4, true), level(2, '3', 2, false), level(3, '0 + 1', 0, true)],
  position: null,
  nearest: 3,
  source: null,
  kept: { ...wonWhy.kept, prize: '0' },
  prize: '0',
};

/** It shares the jackpot with two others. */
export const sharedWhy: PrizeWhy = {
  ...wonWhy,
  result: { ...wonWhy.result, balls: wonPurchase.balls },
  winBall: wonPurchase.balls,
  levels: [level(1, '5 + 1', 0, false)],
  position: 1,
  source: {
    ...source,
    how: 'jackpot-divided',
    base: '1250000000.00',
    factor: null,
    among: 3,
    lottery_winner: 2,
    ours: 3,
    remainder: '0.02',
    amount: '416666666.66',
  },
  kept: { ...wonWhy.kept, prize: '416666666.66' },
  prize: '416666666.66',
};

/** A line of a group game of ten shares, of which whoever asks has 1 to 3 and 7. */
export const lineWhy: PrizeWhy = {
  ...wonWhy,
  id: 4,
  line: 3,
  multiplier: { mode: 'per-draw', bought: false, value: null },
  source: { ...source, how: 'once', base: null, factor: null, amount: '100.05' },
  division: {
    amount: '100.05',
    participations: 10,
    each: '10.00',
    remainder: 5,
    shares: 4,
    yours: '40.03',
  },
  kept: { ...wonWhy.kept, prize: '100.05' },
  prize: '100.05',
};
