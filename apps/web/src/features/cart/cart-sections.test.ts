import { cents } from '@bolillero/domain/money/cents';
import { expect, test } from 'vitest';
import type { CartLine } from './api/cart-line.ts';
import { groupsOf, priceParts, sectionsOf } from './cart-sections.ts';

function line(id: number, lotteryId: number, change: Partial<CartLine> = {}): CartLine {
  return {
    id,
    lotteryId,
    series: 0,
    balls: [1, 2, 3, 4, 5],
    special: 6,
    withMultiplier: false,
    numbers: '1-2-3-4-5+6',
    key: String(id),
    date: '2026-11-21',
    expired: false,
    beingPaid: false,
    free: false,
    ticketPrice: cents(250),
    serviceFee: cents(50),
    multiplierPrice: cents(0),
    price: cents(300),
    shares: null,
    ...change,
  };
}

const powerball = { id: 1, closesAt: '2026-11-22T02:59:00Z' };
const tinka = { id: 4, closesAt: '2026-11-23T02:50:00Z' };

test('the sale that closes first comes first, what is no longer sold last; rows are counted through', () => {
  const lines = [line(9, 3), line(8, 4), line(7, 1), line(6, 1)];
  const sections = sectionsOf(lines, [tinka, powerball]);
  expect(sections.map(({ lottery, before }) => [lottery?.id ?? null, before])).toEqual([
    [1, 0],
    [4, 2],
    [null, 3],
  ]);
  expect(sections[0]?.lines.map(({ id }) => id)).toEqual([7, 6]);
  expect(sectionsOf([], [powerball])).toEqual([]);
});

test('a payment names each lottery, series and draw once, the soonest first, with what it comes to', () => {
  const lines = [line(4, 4, { price: cents(400) }), line(1, 1), line(2, 1), line(3, 1, { series: 1 })];
  expect(
    groupsOf(lines, [tinka, powerball]).map(({ lotteryId, series, count, total }) => [
      lotteryId,
      series,
      count,
      total,
    ]),
  ).toEqual([
    [1, 0, 2, 600],
    [1, 1, 1, 300],
    [4, 0, 1, 400],
  ]);
});

test('the parts of the price add up to the total, and say each price where it is one', () => {
  const dear = line(3, 4, { ticketPrice: cents(300), price: cents(350) });
  const multiplied = line(2, 1, { withMultiplier: true, multiplierPrice: cents(100), price: cents(400) });
  const free = line(4, 1, { free: true, ticketPrice: cents(0), serviceFee: cents(0), price: cents(0) });
  const parts = priceParts([line(1, 1), multiplied, free]);
  expect(parts).toMatchObject({
    tickets: { count: 2, each: 250, total: 500 },
    multiplier: { count: 1, each: 100, total: 100 },
    service: { count: 2, each: 50, total: 100 },
    free: 1,
    total: 700,
  });
  expect(priceParts([line(1, 1), dear]).tickets).toEqual({ count: 2, each: null, total: 550 });
});
