import { expect, test } from 'vitest';
import { labelOf, neighboursOf, parseLooked } from './looked.ts';

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

test('balls have neighbours by number, pairs by their rank', () => {
  const balls = [{ balls: [7] }, { balls: [1] }, { balls: [3] }];
  const labels = (label: string, ranked: readonly { readonly balls: readonly number[] }[]) => {
    const looked = parseLooked(label);
    const { previous, next } = looked
      ? neighboursOf(looked, ranked)
      : { previous: undefined, next: undefined };
    return [previous && labelOf(previous), next && labelOf(next)];
  };
  expect(labels('3', balls)).toEqual(['1', '7']);
  expect(labels('+1', balls)).toEqual([undefined, '+3']);
  const pairs = [{ balls: [21, 32] }, { balls: [1, 2] }];
  expect(labels('21-32', pairs)).toEqual([undefined, '1-2']);
  // one of the map that is not among the first
  expect(labels('4-5', pairs)).toEqual([undefined, undefined]);
});
