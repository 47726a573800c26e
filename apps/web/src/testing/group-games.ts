import type { OwnPena } from '@bolillero/contract/calls/group-games';
import type { OpenPena, PenaLine, PenaShare } from '@bolillero/contract/entities/group-game';
import { powerball } from './powerball.ts';

/** The SHA-256 of a game's line file. */
export const lineHash = '3f8a1c0de5b24799a6c1f00d9b7e42183f8a1c0de5b24799a6c1f00d9b7e4218';

/** A Powerball game of fifty lines for Saturday 8 August 2026: 17 of its 20 shares at $5.00 are sold, nobody is paying. */
export const openPena: OpenPena = {
  id: 31,
  loterie_id: 1,
  loterie: powerball,
  type: 50,
  participations: 20,
  coupons: 17,
  state: 'on-sale',
  lines: 50,
  sha256: lineHash,
  date_lottery: '2026-08-08',
  closes_at: '2026-08-09T02:00:00.000Z',
  draws_at: '2026-08-09T02:59:00.000Z',
  share_price: '5.00',
  left: 3,
  mine: 0,
  in_cart: 0,
};

/** Rosa's three of its shares, paid for in two payments, while it is on sale. */
export const ownShare: PenaShare = {
  id: openPena.id,
  loterie_id: 1,
  loterie: powerball,
  type: 50,
  participations: 20,
  coupons: 17,
  state: 'on-sale',
  lines: 12,
  sha256: lineHash,
  series: 0,
  date_lottery: openPena.date_lottery,
  closes_at: openPena.closes_at,
  draws_at: openPena.draws_at,
  shares: 3,
  numbers: [
    { from: 4, to: 5 },
    { from: 17, to: 17 },
  ],
  price: '15.00',
  order_ids: ['6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01', '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a02'],
  boughtAt: '2026-08-08T14:30:00.000Z',
  refund_cause: null,
  refund: null,
  prize: null,
};

const lineAt = (number: number): PenaLine => ({
  id: 100 + number,
  number,
  balls: JSON.stringify([number, 20, 30, 40, 50]),
  ball_red: 7,
  potenciador: null,
  winBall: null,
  extraWinBall: null,
  level: null,
  prize: null,
  free: false,
});

/** The game with its twelve lines before its draw. */
export const ownPenaOnSale: OwnPena = {
  share: ownShare,
  lines: Array.from({ length: 12 }, (_, at) => lineAt(at + 1)),
  result: null,
  division: null,
};

/**
 * The same drawn: line 3 won $100.05, which leaves 5 cents over among 20, and line 12 $4.00, which leaves none. Of $5.21 and $5.20 each,
 * hers get $15.62.
 */
export const ownPenaSettled: OwnPena = {
  share: { ...ownShare, state: 'settled', prize: '15.62' },
  lines: ownPenaOnSale.lines.map((line) => {
    const drawn = { ...line, winBall: '[]', prize: '0' };
    if (line.number === 3)
      return { ...drawn, winBall: '[3,30]', extraWinBall: 7, level: '2 + 1', prize: '100.05' };
    if (line.number === 12)
      return { ...drawn, winBall: '[30]', extraWinBall: 7, level: '1 + 1', prize: '4.00' };
    return drawn;
  }),
  result: { balls: '[3,30,61,62,63]', ball_red: 7, potenciador: null },
  division: {
    currency: 'USD',
    total: '104.05',
    runs: [
      { from: 1, to: 5, each: '5.21' },
      { from: 6, to: 20, each: '5.20' },
    ],
    remainders: [{ line: 3, cents: 5 }],
    unknown: 0,
  },
};
