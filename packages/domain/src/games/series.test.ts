import { expect, test } from 'vitest';
import { seriesNumber, seriesOf } from './series.ts';

test('A series keeps its number, and its name comes back from it', () => {
  expect(seriesNumber('traditional')).toBe(0);
  expect(seriesNumber('laggards')).toBe(1);
  expect(seriesOf(0)).toBe('traditional');
  expect(seriesOf(1)).toBe('laggards');
  expect(seriesOf(undefined)).toBe('traditional');
});
