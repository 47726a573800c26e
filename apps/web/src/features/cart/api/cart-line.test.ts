import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { formatMoney } from '@bolillero/domain/money/cents';
import { expect, test } from 'vitest';
import { readCartLine, totalOf } from './cart-line.ts';

const item: CartItem = {
  id: 7,
  kind: 'play',
  lottery_id: 1,
  name: 'power_balls',
  type: 1,
  balls: '[3,14,27,41,60]',
  ball_red: 9,
  potenciador: true,
  date_lottery: '2026-11-21',
  expired: false,
  free: false,
  being_paid: false,
  ticket_price: '2.50',
  service_fee: '0.50',
  multiplier_price: '1.00',
  price: '4.00',
};

test('a line of the cart is read with its numbers, its series and its whole price', () => {
  expect(readCartLine(item)).toMatchObject({
    key: '3-14-27-41-60+9x',
    series: 1,
    ticketPrice: 250,
    serviceFee: 50,
    multiplierPrice: 100,
    price: 400,
  });
});

test('the total is what the lines cost together, to the cent; a free play costs nothing', () => {
  const lines = [item, { ...item, price: '3.00' }, { ...item, free: true, price: '0.00' }].map(readCartLine);
  expect(formatMoney(totalOf(lines), 'USD')).toBe('$7.00');
  expect(totalOf([])).toBe(0);
});
