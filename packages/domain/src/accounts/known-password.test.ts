import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownPasswords } from './known-password.ts';

const words = ['password', 'qwerty', 'abc123', 'admin', 'contrasena', 'demo', '12345678', 'trustno1'];
const isKnown = knownPasswords(words);

describe('what is known', () => {
  test.each([
    ...words,
    'Password1!',
    'Qwerty12!',
    'PASSWORD',
    '!Password2026',
    '¡¡Qwerty!!',
    'P@ssw0rd1!',
    'Pa55word#',
    'Abc123!!',
    'Admin123',
    'Contraseña1!',
    'CONTRASEN\u0303A-1',
    'TrustNo1!!',
  ])('%s', (password) => {
    expect(isKnown(password)).toBe(true);
  });
});

describe('of bare words the letters alone count', () => {
  const isBareKnown = knownPasswords([], ['admin', 'Perú', 'changeme']);

  test.each([
    'Admin-2026',
    '2026-Peru!',
    'Perú#20261',
    'change-Me-2026',
    'Change_Me_12345',
    'Adm1n!',
    'A-d-m-i-n-1234',
  ])('%s is known', (password) => {
    expect(isBareKnown(password)).toBe(true);
  });

  test.each(['', '2026-2026!', 'Admin-Mesa-26', 'Peruana-2026', 'Pera-2026'])('%j is not', (password) => {
    expect(isBareKnown(password)).toBe(false);
  });
});

describe('what is not', () => {
  test.each([
    '',
    'Clave-Segura1',
    'Demo-2026',
    'Mi-Password',
    'Password-Perro1',
    'qwert',
    '!1$9',
    'Tucán.Mesa7',
  ])('%s', (password) => {
    expect(isKnown(password)).toBe(false);
  });
});

test('a known word stays known under capitals and fewer digits and signs than it has characters', () => {
  const decoration = fc.string({ unit: fc.constantFrom(...'0123456789!#$%-_.'), maxLength: 3 });
  const capitals = fc.array(fc.boolean(), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(
      fc.constantFrom(...words.filter((word) => word.length > 6)),
      decoration,
      decoration,
      capitals,
      (word, before, after, upper) => {
        const written = [...word].map((sign, at) => (upper[at] ? sign.toUpperCase() : sign)).join('');
        expect(isKnown(`${before}${written}${after}`)).toBe(true);
      },
    ),
  );
});

test('letters of any other word are not taken away to find one', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'bcdfghjklmnpqrstvwxyz'),
    minLength: 9,
    maxLength: 18,
  });
  fc.assert(
    fc.property(letters, (text) => {
      expect(isKnown(`${text}1!`)).toBe(false);
    }),
  );
});
