import { expect, test } from 'vitest';
import { movedTo } from './order.ts';

test.each([
  ['c', 1, 'cab'],
  ['a', 2, 'bac'],
  ['a', 3, 'bca'],
  ['a', 99, 'bca'],
  ['b', 2, 'abc'],
  ['c', -4, 'cab'],
  ['x', 1, 'abc'],
])('%s in place %d makes %s', (member, place, order) => {
  expect(movedTo(['a', 'b', 'c'], member, place).join('')).toBe(order);
});
