import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cents,
  cents,
  formatJackpot,
  formatMoney,
  parseAmount,
  sum,
  times,
  toDecimal,
} from './cents.ts';

const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(cents);

function parsed(input: string | number): Cents {
  const result = parseAmount(input);
  if (!result.ok) throw new Error(`refused: ${input}`);
  return result.value;
}

describe('reading an amount', () => {
  test.each([
    ['50000.00', 5_000_000],
    ['1,234.5', 123_450],
    ['1,234,567.89', 123_456_789],
    ['0', 0],
    ['0.00', 0],
    ['0.5', 50],
    ['0.05', 5],
    ['007', 700],
    [' 2.50 ', 250],
    [7, 700],
    [2.5, 250],
    [0.29, 29], // 0.29 x 100 is 28.999999999999996 in floating point
    [1.15, 115], // and 1.15 x 100 is 114.99999999999999
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %i cents', (input, expected) => {
    expect(parsed(input)).toBe(expected);
  });

  test.each<[string | number, string]>([
    ['', 'nothing'],
    ['  ', 'blanks'],
    ['abc', 'words'],
    ['1.234', 'three decimals'],
    ['1.', 'a point without decimals'],
    ['.5', 'decimals without units'],
    ['-1', 'a negative amount'],
    [-1, 'a negative number'],
    ['+1', 'a sign'],
    ['1,23', 'a comma that groups two digits'],
    ['12,34.00', 'a comma in the wrong place'],
    ['1234,567', 'a group of four before a comma'],
    [',123', 'a comma at the front'],
    ['1 234', 'a blank inside'],
    ['$5', 'a currency sign'],
    ['1e3', 'an exponent'],
    ['0x10', 'hexadecimal'],
    ['١٢', 'digits of another script'],
    [0.001, 'a thousandth'],
    [0.1 + 0.2, 'a sum of fractions that is not exact'],
    [1e21, 'a number that prints with an exponent'],
    [Number.NaN, 'not a number'],
    [Number.POSITIVE_INFINITY, 'infinity'],
    ['90071992547409.92', 'more cents than a number holds exactly'],
  ])('%j is refused: %s', (input) => {
    expect(parseAmount(input)).toEqual({ ok: false, error: 'amount-invalid' });
  });

  test('whatever is written with decimals is read back as the same amount', () => {
    fc.assert(fc.property(amounts, (amount) => parsed(toDecimal(amount)) === amount));
  });

  test('commas between the thousands change nothing', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parsed(formatMoney(amount, 'USD').slice(1))).toBe(amount);
      }),
    );
  });
});

describe('writing an amount', () => {
  test.each([
    [5_000_000, '50000.00'],
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [-250, '-2.50'],
    [-5, '-0.05'],
  ])('%i cents on the wire are %s', (amount, expected) => {
    expect(toDecimal(cents(amount))).toBe(expected);
  });

  test.each([
    [123_450, 'USD', '$1,234.50'],
    [123_450, 'PEN', 'S/ 1,234.50'],
    [0, 'USD', '$0.00'],
    [99_999, 'USD', '$999.99'],
    [100_000, 'USD', '$1,000.00'],
    [15_000_000_000, 'USD', '$150,000,000.00'],
    [4_580_528_000, 'PEN', 'S/ 45,805,280.00'],
    [-123_450, 'USD', '-$1,234.50'],
  ] as const)('%i cents of %s on the screen are %s', (amount, currency, expected) => {
    expect(formatMoney(cents(amount), currency)).toBe(expected);
  });

  test('the screen writes dollars as en-US does', () => {
    const enUs = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    // Up to 2^43 cents a double divided by 100 still rounds to the right decimals.
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 43), max: 2 ** 43 }), (amount) => {
        expect(formatMoney(cents(amount), 'USD')).toBe(enUs.format(cents(amount) / 100));
      }),
    );
  });
});

describe('reckoning', () => {
  test('only whole, safe numbers are cents', () => {
    expect(cents(250)).toBe(250);
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(() => cents(2.5)).toThrow(RangeError);
    expect(() => cents(Number.NaN)).toThrow(RangeError);
    expect(() => cents(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });

  test('three plays at 2.50 and their fee of 0.50 are 9.00', () => {
    const [ticketPrice, serviceFee] = [cents(250), cents(50)];
    expect(times(sum([ticketPrice, serviceFee]), 3)).toBe(900);
    expect(sum([])).toBe(0);
  });

  test('what no longer fits exactly is not an amount', () => {
    expect(() => times(cents(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
    expect(() => times(cents(5), 0.5)).toThrow(RangeError);
    expect(() => sum([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError);
  });
});

test.each([
  [31_000_000_00, 'USD', '$31,000,000'],
  [1_250_000_99, 'PEN', 'S/ 1,250,000'],
  [0, 'USD', '$0'],
] as const)('a jackpot of %d cents is written in whole units', (amount, currency, text) => {
  expect(formatJackpot(cents(amount), currency)).toBe(text);
});
