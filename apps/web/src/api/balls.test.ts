import { expect, test } from 'vitest';
import { readBalls } from './balls.ts';

test('balls are read from JSON text', () => {
  expect(readBalls('[3,14,27]')).toEqual([3, 14, 27]);
});

test.each([null, undefined, '', 'null', '3,14', '{"a":1}'])('%j has no balls', (text) => {
  expect(readBalls(text)).toEqual([]);
});
