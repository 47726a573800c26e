import { expect, test } from 'vitest';
import { agesByBall, closer, fitted, inSight, moved, placeOfDraw, wider, zoomed } from './draw-window.ts';

const hundred = { newer: 0, count: 100 };

test('− and + go through 25, 50, 100, 250 … and the whole history', () => {
  expect(wider(hundred, 1390).count).toBe(250);
  expect(wider({ newer: 0, count: 1000 }, 1390).count).toBe(1390);
  expect(wider({ newer: 0, count: 130 }, 1390).count).toBe(250);
  expect(closer(hundred, 1390).count).toBe(50);
  expect(closer({ newer: 0, count: 1390 }, 1390).count).toBe(1000);
  expect(closer({ newer: 0, count: 10 }, 1390).count).toBe(10);
});

test('what is pointed at stays where it is', () => {
  // in the middle of 101 draws lies the one of age 50
  const half = zoomed({ newer: 0, count: 101 }, 51, 0.5, 1390);
  expect(half).toEqual({ newer: 25, count: 51 });
  expect(placeOfDraw(50, half, 700)).toBe(350);
  expect(zoomed({ newer: 30, count: 100 }, 50, 1, 1390)).toEqual({ newer: 30, count: 50 });
  expect(zoomed({ newer: 30, count: 100 }, 50, 0, 1390)).toEqual({ newer: 80, count: 50 });
});

test('it never leaves the history', () => {
  expect(moved(hundred, 10, 1390)).toEqual({ newer: 10, count: 100 });
  expect(moved(hundred, -10, 1390)).toEqual(hundred);
  expect(moved(hundred, 5000, 1390)).toEqual({ newer: 1290, count: 100 });
  expect(fitted({ newer: 50, count: 100 }, 40)).toEqual({ newer: 0, count: 40 });
  expect(fitted(hundred, 0)).toEqual({ newer: 0, count: 0 });
  expect(fitted({ newer: 0, count: 3 }, 1390).count).toBe(10);
});

test('the newest draw stands at the right edge, the oldest in sight at the left one', () => {
  expect(placeOfDraw(0, hundred, 990)).toBe(990);
  expect(placeOfDraw(99, hundred, 990)).toBe(0);
  expect(placeOfDraw(0, { newer: 0, count: 1 }, 990)).toBe(990);
});

// Rulebook 4's worked example, the oldest first
const draws = [{ balls: [1, 2, 3] }, { balls: [1, 4, 5] }, { balls: [1, 2, 6] }, { balls: [2, 3, 7] }];

test('the ages of a ball count newer draws', () => {
  const ages = agesByBall(draws);
  expect(ages[1]).toEqual([1, 2, 3]);
  expect(ages[2]).toEqual([0, 1, 3]);
  expect(ages[4]).toEqual([2]);
  expect(ages[8]).toBeUndefined();
});

test('of a line only what is in sight is drawn', () => {
  expect(inSight([0, 1, 3, 8, 9], { newer: 1, count: 3 })).toEqual([1, 3]);
  expect(inSight([0, 1, 3, 8, 9], { newer: 0, count: 10 })).toEqual([0, 1, 3, 8, 9]);
  expect(inSight([], { newer: 0, count: 10 })).toEqual([]);
});
