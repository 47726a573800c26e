import { expect, test } from 'vitest';
import { firstPlace, keptInside } from './floating-place.ts';

const screen = { width: 1440, height: 900 };
const window = { width: 280, height: 360 };

test('it first stands below what it speaks of, at its right end', () => {
  expect(firstPlace({ left: 364, right: 1298, bottom: 400 }, window, screen)).toEqual({ x: 1034, y: 412 });
});

test('where there is no room below it stands in the free margin at the left', () => {
  expect(firstPlace({ left: 364, right: 1298, bottom: 880 }, window, screen)).toEqual({ x: 72, y: 532 });
});

test('without room beside, without what it speaks of, or above that, in the lower right corner', () => {
  const corner = { x: 1152, y: 532 };
  expect(firstPlace({ left: 140, right: 1298, bottom: 880 }, window, screen)).toEqual(corner);
  expect(firstPlace(undefined, window, screen)).toEqual(corner);
  expect(firstPlace({ left: 364, right: 1298, bottom: -50 }, window, screen)).toEqual(corner);
});

test.each([
  [
    { x: -100, y: -5 },
    { x: 8, y: 8 },
  ],
  [
    { x: 5000, y: 5000 },
    { x: 1152, y: 532 },
  ],
  [
    { x: 300, y: 200 },
    { x: 300, y: 200 },
  ],
])('dragged to %j it stays on the screen', (wanted, place) => {
  expect(keptInside(wanted, window, screen)).toEqual(place);
});

test('one that is higher than the screen shows its header', () => {
  expect(keptInside({ x: 20, y: 300 }, { width: 280, height: 1200 }, screen).y).toBe(8);
});
