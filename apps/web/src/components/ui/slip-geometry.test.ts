import { expect, test } from 'vitest';
import { constellation, moveOnPanel, rowsOf, slipGeometry } from './slip-geometry.ts';

const powerball = slipGeometry(69);

test('69 numbers make ten rows of seven, the last one of six', () => {
  expect(powerball.rows).toBe(10);
  expect(rowsOf(powerball).at(-1)).toEqual([64, 65, 66, 67, 68, 69]);
});

test('a panel of five in seven columns has one short row', () => {
  expect(rowsOf(slipGeometry(5))).toEqual([[1, 2, 3, 4, 5]]);
});

test('a panel of any size up to 99 has each number once, in its place', () => {
  for (let size = 1; size <= 99; size += 1) {
    const numbers = rowsOf(slipGeometry(size)).flat();
    expect(numbers).toEqual(Array.from({ length: size }, (_, index) => index + 1));
  }
});

test.each([
  ['ArrowRight', 7, 8],
  ['ArrowRight', 69, 69],
  ['ArrowLeft', 1, 1],
  ['ArrowDown', 62, 69],
  ['ArrowDown', 63, 63],
  ['ArrowUp', 3, 3],
  ['ArrowUp', 10, 3],
  ['Home', 12, 8],
  ['End', 12, 14],
  ['End', 65, 69],
  ['PageUp', 66, 3],
  ['PageDown', 3, 66],
  ['PageDown', 7, 63],
] as const)('%s on %i goes to %i', (key, from, to) => {
  expect(moveOnPanel(powerball, from, key)).toBe(to);
});

test('Ctrl with Home and End goes to the panel’s ends, and letters go nowhere', () => {
  expect(moveOnPanel(powerball, 30, 'Home', true)).toBe(1);
  expect(moveOnPanel(powerball, 30, 'End', true)).toBe(69);
  expect(moveOnPanel(powerball, 30, 'a')).toBeNull();
});

test('the constellation joins the centres in ascending order and leaves out what is not on the panel', () => {
  expect(constellation(powerball, [15, 1, 9, 70])).toBe('0.5,0.5 1.5,1.5 0.5,2.5');
});
