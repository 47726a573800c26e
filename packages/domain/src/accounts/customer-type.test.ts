import { expect, test } from 'vitest';
import { playsSeries } from './customer-type.ts';

test('the main series is for everybody, the second one for customers of type 1', () => {
  expect(playsSeries(0, 'traditional')).toBe(true);
  expect(playsSeries(1, 'traditional')).toBe(true);
  expect(playsSeries(0, 'laggards')).toBe(false);
  expect(playsSeries(1, 'laggards')).toBe(true);
});
