import { expect, test } from 'vitest';
import { powerBalls } from '../games/power-balls.ts';
import { betOf, keptPrice, playPrice, priceOf } from './play-price.ts';

test('a play costs its ticket and the service fee, 2.50 + 0.50', () => {
  expect(playPrice(powerBalls, { withMultiplier: false })).toEqual({
    ticket: 250,
    service: 50,
    multiplier: 0,
    total: 300,
  });
});

test('a bought multiplier costs its own price on top', () => {
  expect(playPrice(powerBalls, { withMultiplier: true })).toMatchObject({ multiplier: 100, total: 400 });
});

test('a price that a row keeps comes to the same', () => {
  for (const choice of [
    { withMultiplier: true },
    { withMultiplier: false },
    { withMultiplier: true, free: true },
  ]) {
    const price = playPrice(powerBalls, choice);
    expect(priceOf(keptPrice(price))).toBe(price.total);
  }
  expect(keptPrice(playPrice(powerBalls, { withMultiplier: true }))).toEqual({
    ticketPriceCents: 250,
    serviceFeeCents: 50,
    multiplierPriceCents: 100,
  });
});

test('a play won as a prize costs nothing, with or without a multiplier', () => {
  for (const withMultiplier of [false, true]) {
    expect(playPrice(powerBalls, { withMultiplier, free: true }).total).toBe(0);
  }
});

test('what tickets cost together is, part by part, what each of them costs', () => {
  expect(betOf(powerBalls, { plays: 3, multiplied: 1 })).toEqual({
    plays: 3,
    multiplied: 1,
    tickets: 750,
    multiplier: 100,
    service: 150,
    total: 1000,
  });
  const [without, withMultiplier] = [false, true].map((bought) =>
    playPrice(powerBalls, { withMultiplier: bought }),
  );
  const { total } = betOf(powerBalls, { plays: 5, multiplied: 2 });
  expect(total).toBe(3 * (without?.total ?? 0) + 2 * (withMultiplier?.total ?? 0));
  expect(betOf(powerBalls, { plays: 0, multiplied: 0 }).total).toBe(0);
});
