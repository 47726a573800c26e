import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PasswordFault, passwordFaults } from './password.ts';

describe('a password', () => {
  test.each(['Clave-Segura1', 'aB3$efgh', 'Ñandú#2026', 'aB3$efgh901234567890', 'Ünïcode_9x', 'Aa1😀Aa1😀'])(
    '%s is accepted',
    (password) => {
      expect(passwordFaults(password, 8)).toEqual([]);
    },
  );

  test.each<[string, PasswordFault[]]>([
    ['', ['too-short', 'lowercase-missing', 'uppercase-missing', 'digit-missing', 'special-missing']],
    ['aB3$efg', ['too-short']],
    ['aB3$efgh9012345678901', ['too-long']],
    ['CLAVE-SEGURA1', ['lowercase-missing']],
    ['clave-segura1', ['uppercase-missing']],
    ['Clave-Segura', ['digit-missing']],
    ['ClaveSegura1', ['special-missing']],
    ['Clave Segura1', ['special-missing', 'space']],
    ['Clave-Segura 1', ['space']],
    ['Clave-Segura\t1', ['space']],
    ['Clave-Segura\u00a01', ['space']],
    ['clavesegura', ['uppercase-missing', 'digit-missing', 'special-missing']],
  ])('%j fails for %j', (password, faults) => {
    expect(passwordFaults(password, 8)).toEqual(faults);
  });

  test('the minimum is what the setting says', () => {
    expect(passwordFaults('aB3$ef', 6)).toEqual([]);
    expect(passwordFaults('aB3$ef', 7)).toEqual(['too-short']);
    expect(passwordFaults('aB3$efgh901234567890', 20)).toEqual([]);
    expect(passwordFaults('aB3$efgh90123456789', 20)).toEqual(['too-short']);
  });

  test.each([5, 21, 8.5, Number.NaN])('a minimum of %d is a broken program', (minimum) => {
    expect(() => passwordFaults('Clave-Segura1', minimum)).toThrow(RangeError);
  });

  test('a letter counts once, composed or not', () => {
    expect(passwordFaults('Ñandú#2026'.normalize('NFD'), 10)).toEqual([]);
    expect(passwordFaults('Ñandú#2026'.normalize('NFD'), 11)).toEqual(['too-short']);
  });

  test('a combining mark or an invisible character is not a special one', () => {
    expect(passwordFaults('q\u0307Aaaaaa1\u200b', 8)).toEqual(['special-missing']);
  });
});

test('any text of ASCII characters follows the pattern of the specification', () => {
  const pattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9])[!-~]{8,20}$/;
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abzABZ019 !-~@#'), minLength: 0, maxLength: 24 }),
      (text) => {
        expect(passwordFaults(text, 8).length === 0).toBe(pattern.test(text));
      },
    ),
  );
});
