import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedBalls, tidyBalls, toggleTyped, writeBalls } from './typed-balls.ts';

test.each([
  ['1 2 3 4 5', [1, 2, 3, 4, 5]],
  ['05, 12; 33-47 | 69', [5, 12, 33, 47, 69]],
  ['  7\t14\n21  ', [7, 14, 21]],
  ['', []],
  ['3 3', [3, 3]],
])('%j is read as %j', (text, balls) => {
  expect(readTypedBalls(text)).toEqual({ balls, unreadable: [] });
});

test('words that are no numbers are told, the numbers beside them still read', () => {
  expect(readTypedBalls('1 dos 3x 4')).toEqual({ balls: [1, 4], unreadable: ['dos', '3x'] });
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99 })), (balls) => {
      expect(readTypedBalls(writeBalls(balls))).toEqual({ balls, unreadable: [] });
    }),
  );
});

test('leaving the box puts numbers in order, and leaves alone what cannot be read', () => {
  expect(tidyBalls('33,5 12')).toBe('5 12 33');
  expect(tidyBalls('33 cinco 12')).toBe('33 cinco 12');
});

test('a tap takes a ball off or adds it in its place, and never one too many', () => {
  expect(toggleTyped('5 33', 12, 5)).toBe('5 12 33');
  expect(toggleTyped('5 12 33', 12, 5)).toBe('5 33');
  expect(toggleTyped('1 2 3 4 5', 6, 5)).toBe('1 2 3 4 5');
  expect(toggleTyped('1 2 3 4 5', 5, 5)).toBe('1 2 3 4');
});
