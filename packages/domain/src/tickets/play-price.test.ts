import { expect, test } from 'vitest';
import { florida } from '../games/florida.ts';
import { megaMillions } from '../games/mega-millions.ts';
import { powerBalls } from '../games/power-balls.ts';
import { keptPrice, playPrice, priceOf, printsMultiplier, sellsMultiplier } from './play-price.ts';

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

test('only a multiplier drawn per draw is sold, and not for a series that it does not hold in', () => {
  expect(sellsMultiplier(powerBalls, 'traditional')).toBe(true);
  expect(sellsMultiplier(powerBalls, 'laggards')).toBe(false);
  expect(sellsMultiplier({ ...powerBalls, playoffMultiplier: true }, 'laggards')).toBe(true);
  expect(sellsMultiplier(megaMillions, 'traditional')).toBe(false);
  expect(sellsMultiplier(florida, 'traditional')).toBe(false);
});

test('only a multiplier given to each play is printed on its ticket', () => {
  expect(printsMultiplier(megaMillions, 'traditional')).toBe(true);
  expect(printsMultiplier(megaMillions, 'laggards')).toBe(false);
  expect(printsMultiplier(powerBalls, 'traditional')).toBe(false);
});
