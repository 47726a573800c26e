import { expect, test } from 'vitest';
import { squareAfter, squareAt, toneOf, tonePaths, tonesAround } from './pair-map.ts';

// 4 balls: 1-2 1-3 1-4 2-3 2-4 3-4
const counts = [5, 0, 7, 2, 7, 1];

test.each([
  ['Powerball over 1,390 draws', 5.93, 2.43, ['0-2', '3-5', '6-8', '9-11', '12-']],
  ['a long history', 44, 6.4, ['0-35', '36-43', '44-51', '52-59', '60-']],
  ['few draws', 0.3, 0.5, ['0-0', '1-1', '2-2', '3-3', '4-']],
])('tones of %s begin at what is expected, without gaps', (_, expected, deviation, tones) => {
  const made = tonesAround(expected, deviation);
  expect(made.map(({ from, to }) => `${from}-${to ?? ''}`)).toEqual(tones);
  for (let count = 0; count < 80; count += 1) {
    const { from, to } = made[toneOf(count, made)] ?? { from: -1, to: -1 };
    expect(count >= from && count <= (to ?? Infinity)).toBe(true);
  }
});

test('every pair is a square of one tone', () => {
  const paths = tonePaths(counts, 4, tonesAround(2, 1), 10, 1);
  expect(paths.flatMap((path) => path.match(/M/g) ?? [])).toHaveLength(6);
  // 1-2 stands in the first column of the second row
  expect(paths.join('')).toContain('M0 10h9v9h-9z');
});

test('arrows stay within the triangle', () => {
  const corner = { one: 1, other: 2 };
  expect(squareAfter(corner, 'ArrowLeft', 4)).toEqual(corner);
  expect(squareAfter(corner, 'ArrowUp', 4)).toEqual(corner);
  expect(squareAfter(corner, 'ArrowRight', 4)).toEqual(corner);
  expect(squareAfter(corner, 'ArrowDown', 4)).toEqual({ one: 1, other: 3 });
  expect(squareAfter({ one: 1, other: 4 }, 'End', 4)).toEqual({ one: 3, other: 4 });
  expect(squareAfter({ one: 1, other: 4 }, 'ArrowDown', 4)).toEqual({ one: 1, other: 4 });
  expect(squareAfter(corner, 'a', 4)).toBeNull();
});

test('a touch takes the nearest square, and none in the empty half', () => {
  expect(squareAt(0.5, 1.5, 4)).toEqual({ one: 1, other: 2 });
  expect(squareAt(2.2, 2.9, 4)).toEqual({ one: 2, other: 3 });
  expect(squareAt(-0.4, 3.9, 4)).toEqual({ one: 1, other: 4 });
  expect(squareAt(1.5, 4.6, 4)).toEqual({ one: 2, other: 4 });
  expect(squareAt(3.5, 0.5, 4)).toBeNull();
});
