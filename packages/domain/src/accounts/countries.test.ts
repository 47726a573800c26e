import { describe, expect, test } from 'vitest';
import { countries, parseCountry } from './countries.ts';

describe('countries', () => {
  test('are 32, each once, in the order of the Spanish alphabet', () => {
    expect(new Set(countries).size).toBe(32);
    expect([...countries].sort(new Intl.Collator('es').compare)).toEqual(countries);
  });

  test.each([
    ['Perú', 'Perú'],
    [' peru ', 'Perú'],
    ['MÉXICO', 'México'],
    ['Me\u0301xico', 'México'],
    ['estados  unidos', 'Estados Unidos'],
  ])('%j is %s', (text, country) => {
    expect(parseCountry(text)).toBe(country);
  });

  test.each(['', 'Atlántida', 'Per', 'toString', 'Perú; Chile'])('%j is none', (text) => {
    expect(parseCountry(text)).toBeNull();
  });

  test('every one is found by its own name', () => {
    expect(countries.map(parseCountry)).toEqual(countries);
  });
});
