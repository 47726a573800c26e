import type { Receipt } from '@bolillero/contract/calls/payments';
import { drawDate } from './cart.ts';
import { powerballDetail } from './powerball.ts';

const { id, name, description, image, accent, sub_name, currency, plier_lottery } = powerballDetail;

/** Of two Powerball plays, one with the multiplier, as the wire writes it. */
export const aReceipt: Receipt = {
  number: 21,
  proof: { seq: 12, hash: '0188011658fcc8eacf2d7804e9215cd8040e2861b7bb433e29fedec55c5f91fe' },
  paid_at: '2026-08-08T14:47:00.000Z',
  ticket_price: '5.00',
  service_fee: '1.00',
  multiplier_price: '1.00',
  total: '7.00',
  lines: [
    {
      id: 7,
      loterie: { id, name, description, image, accent, sub_name, currency, plier_lottery },
      type: 0,
      date_lottery: drawDate,
      closes_at: '2026-08-09T01:59:00.000Z',
      balls: '[7,19,23,41,58]',
      ball_red: 12,
      multiplier_bought: true,
      price: '4.00',
      free: false,
      refunded: false,
    },
    {
      id: 8,
      loterie: { id, name, description, image, accent, sub_name, currency, plier_lottery },
      type: 0,
      date_lottery: drawDate,
      closes_at: '2026-08-09T01:59:00.000Z',
      balls: '[4,18,27,36,52]',
      ball_red: 8,
      multiplier_bought: false,
      price: '3.00',
      free: false,
      refunded: false,
    },
  ],
};

/** Two shares of a Powerball group game, as its receipt writes them. */
export const sharesOnReceipt: NonNullable<Receipt['penas']>[number] = {
  id: 3,
  loterie: { id, name, description, image, accent, sub_name, currency, plier_lottery },
  date_lottery: drawDate,
  closes_at: '2026-08-09T01:59:00.000Z',
  type: 100,
  participations: 20,
  shares: 2,
  from: 4,
  to: 5,
  price: '25.00',
  refunded: false,
};
