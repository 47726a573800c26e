import { expect, test } from 'vitest';
import { safeNext } from './next.ts';

test('a path of this site is kept whole', () => {
  expect(safeNext('/checkout/1/power_balls?a=1#b', '/x')).toBe('/checkout/1/power_balls?a=1#b');
});

test.each([
  undefined,
  '',
  'loterias',
  'https://example.org/',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  'javascript:alert(1)',
])('%j is not followed', (next) => {
  expect(safeNext(next, '/loterias')).toBe('/loterias');
});
