import { expect, test } from 'vitest';
import { nextToClose } from './closing.ts';

test('the sale that closes next is the nearest instant, however it is written; lotteries without one are passed over', () => {
  const closing = (closesAt: string | null) => ({ closesAt });
  const [none, late, early] = [
    closing(null),
    closing('2026-11-22T02:00:00Z'),
    closing('2026-11-21T20:59:00-05:00'),
  ];
  expect(nextToClose([none, late, early])).toBe(early);
  expect(nextToClose([none])).toBeUndefined();
});
