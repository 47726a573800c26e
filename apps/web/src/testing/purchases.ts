import type { Notification } from '@bolillero/contract/calls/notifications';
import type { Purchase } from '@bolillero/contract/calls/purchases';
import { powerball } from './powerball.ts';

/** A paid Powerball play of Saturday 8 August 2026, an hour before its sale closes at 20:59 in Lima. */
export const paidPurchase: Purchase = {
  id: 12,
  lottery_id: 1,
  costumer_id: 7,
  balls: '[5,9,21,60,61]',
  ball_red: 7,
  potenciador: null,
  multiplier_bought: false,
  type: 0,
  date_lottery: '2026-08-08',
  price: '3.00',
  ticket_price: '2.50',
  service_fee: '0.50',
  multiplier_price: '0.00',
  free: false,
  order_id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01',
  order_plays: 1,
  createdAt: '2026-08-08T14:30:00.000Z',
  stateDelete: false,
  stateSold: false,
  refunded: false,
  refundedAt: null,
  overdue: false,
  image: null,
  loterie: powerball,
  state: 'paid',
  closes_at: '2026-08-09T01:59:00.000Z',
  draws_at: '2026-08-09T02:59:00.000Z',
  draw_cancelled: false,
  winBall: null,
  extraWinBall: null,
  refund_reason: null,
  prize: null,
  prize_sum: null,
};

/** The same, bought. */
export const boughtPurchase: Purchase = {
  ...paidPurchase,
  id: 11,
  stateSold: true,
  image: '/api/purchases/11/ticket',
  proof: {
    seq: 21,
    sha256: 'ab'.repeat(32),
    recorded_at: '2026-08-08T23:47:00.000Z',
    draws_at: '2026-08-09T02:59:00.000Z',
  },
  state: 'bought',
};

/** The same with POWER PLAY, drawn: three balls and the special one, $100.00 × 2. */
export const wonPurchase: Purchase = {
  ...boughtPurchase,
  id: 15,
  image: '/api/purchases/15/ticket',
  multiplier_bought: true,
  multiplier_price: '1.00',
  price: '4.00',
  state: 'drawn',
  winBall: '[5,9,21]',
  extraWinBall: 7,
  prize: '200.00',
  prize_sum: { base: '100.00', factor: 2 },
};

/** What its owner is told of `wonPurchase`. */
export const wonNotification: Notification = {
  id: 3,
  monto: '200.00',
  stateNotification: 1,
  kind: 'win',
  lottery: powerball,
  type: 0,
  balls: wonPurchase.balls,
  ball_red: 7,
  winBall: '[5,9,21]',
  extraWinBall: 7,
  jackpot: '2026-08-08',
  purchase_id: wonPurchase.id,
  order_kind: null,
  refund_cause: null,
  currency: 'USD',
  level: '3 + 1',
  prize_sum: { base: '100.00', factor: 2 },
  image: wonPurchase.image,
  how_to_collect: null,
  before: null,
  reason: null,
  createdAt: '2026-08-09T14:30:00.000Z',
};
