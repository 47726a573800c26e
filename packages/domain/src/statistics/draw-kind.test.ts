import { expect, test } from 'vitest';
import { drawKind, repeatsOf } from './draw-kind.ts';

test('the kind of a draw, counted by hand', () => {
  expect(drawKind(69, [7, 14, 15, 34, 35])).toEqual({ odd: 3, low: 4, consecutive: 2, sum: 105, span: 28 });
  // half of 53 is 26: the one in the middle is high
  expect(drawKind(53, [1, 26, 27, 28, 29, 53])).toEqual({
    odd: 4,
    low: 2,
    consecutive: 3,
    sum: 164,
    span: 52,
  });
  expect(drawKind(53, [])).toEqual({ odd: 0, low: 0, consecutive: 0, sum: 0, span: 0 });
});

test('repeats are the balls of the draw before that came again', () => {
  expect(repeatsOf([1, 2, 3], [2, 3, 4])).toBe(2);
  expect(repeatsOf([1, 2, 3], [])).toBe(0);
});
