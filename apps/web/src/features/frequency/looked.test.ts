import { expect, test } from 'vitest';
import { labelOf, parseLooked } from './looked.ts';

test.each([
  ['61', 'ball', [61]],
  ['+9', 'special', [9]],
  ['21-32', 'pair', [21, 32]],
  ['1-3-13', 'trio', [1, 3, 13]],
])('%s is a %s', (label, kind, balls) => {
  const looked = parseLooked(label);
  expect(looked).toEqual({ kind, balls });
  expect(looked && labelOf(looked)).toBe(label);
});

test.each([undefined, '', '0', '100', 'x', '32-21', '7-7', '1-2-3-4', '+1-2', '+', '1-'])(
  '%s is nothing',
  (label) => {
    expect(parseLooked(label)).toBeNull();
  },
);
