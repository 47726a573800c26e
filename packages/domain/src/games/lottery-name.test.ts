import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLotteryName, lotteryNameOf } from './lottery-name.ts';

test.each([
  ['Cinco Andes', 'cinco_andes'],
  ['  La Tinka ¡Sí o Sí! ', 'la_tinka_si_o_si'],
  ['5 de 36 Ñandú', 'de_36_nandu'],
  ['¡¡!!', ''],
])('%s suggests %s', (shown, name) => {
  expect(lotteryNameOf(shown)).toBe(name);
});

test('what is suggested is a name, or too short for one', () => {
  fc.assert(
    fc.property(fc.string(), (shown) => {
      const name = lotteryNameOf(shown);
      expect(name.length < 2 || isLotteryName(name)).toBe(true);
    }),
  );
});

test.each(['', 'a', 'Andes', '5_andes', 'los__andes', 'andes_', 'a b', 'á_b', 'x'.repeat(41)])(
  '%o is none',
  (text) => {
    expect(isLotteryName(text)).toBe(false);
  },
);
