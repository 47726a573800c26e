import type { OpenPena } from '@bolillero/contract/entities/group-game';
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
