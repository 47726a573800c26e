import { expect, test } from 'vitest';
import { heatOf } from './heat.ts';

test('the colour of a count: grey, orange, red, and dark red from three on', () => {
  expect([0, 1, 2, 3, 4, 10].map(heatOf)).toEqual([0, 1, 2, 3, 3, 3]);
});
