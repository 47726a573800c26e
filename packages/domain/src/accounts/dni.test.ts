import { expect, test } from 'vitest';
import { isDni } from './dni.ts';

test.each(['1', '12345678', '00000000', '9'.repeat(15)])('%s is one', (text) => {
  expect(isDni(text)).toBe(true);
});

test.each(['', ' ', '12345678 ', '1234567A', '-1', '1.5', '9'.repeat(16), '١٢٣'])('%j is none', (text) => {
  expect(isDni(text)).toBe(false);
});
