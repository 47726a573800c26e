import { expect, test } from 'vitest';
import { readCartLine } from '../../../features/cart/api/cart-line.ts';
import { cartItem } from '../../../testing/cart.ts';
import { releasedOf } from './use-released.ts';

/** A desk whose tickets hold the play of 1 to 5 and 6. */
const desk = { isTickets: ({ key }: { key: string }) => key === '1-2-3-4-5+6' };
const held = cartItem(1, [1, 2, 3, 4, 5], 6);
const apart = (...items: (typeof held)[]) => releasedOf(desk, 0, items.map(readCartLine));

test('what no ticket of the page holds stands apart, with what it costs', () => {
  const other = cartItem(2, [1, 2, 3, 4, 5], 7, true);
  expect(apart(held, other)).toEqual({ count: 1, total: 400 });
  expect(apart(held)).toEqual({ count: 0, total: 0 });
});

test('the same numbers of the other series, or won as a prize, are no tickets of this page', () => {
  expect(apart({ ...held, type: 1 }, { ...held, id: 3, free: true, price: '0.00' })).toEqual({
    count: 2,
    total: 300,
  });
});

test('plays of a closed sale do not count', () => {
  expect(apart({ ...cartItem(2, [9, 2, 3, 4, 5], 7), expired: true }).count).toBe(0);
});
