import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedText, groupedDigits, numberText } from './number-text.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [3838, '3,838'],
  [-12_345, '-12,345'],
  [292_201_338, '292,201,338'],
  [24.87, '24.87'],
  [1234.5, '1,234.5'],
])('%d is written %s', (n, text) => {
  expect(numberText(n)).toBe(text);
});

test.each([
  [126.19, 1, '126.2'],
  [105, 1, '105.0'],
  [1234.5, 2, '1,234.50'],
  [11_688_053.5, 0, '11,688,054'],
])('%d with %d decimals is written %s', (n, decimals, text) => {
  expect(fixedText(n, decimals)).toBe(text);
});

test('as en-US writes whole numbers', () => {
  const enUs = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(numberText(n)).toBe(enUs.format(n));
    }),
  );
});

test('digits longer than any number are grouped too', () => {
  expect(groupedDigits('12345678901234567890123')).toBe('12,345,678,901,234,567,890,123');
});
