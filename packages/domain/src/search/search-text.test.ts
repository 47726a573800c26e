import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test('accents and capitals make no difference', () => {
  for (const text of ['María LÓPEZ', 'maria lopez', 'MARIA lópez']) {
    expect(searchText(text)).toBe('maria lopez');
  }
  expect(searchText('Óscar cuándo pingüino Açaí')).toBe('oscar cuando pinguino acai');
});

test('the ñ is a letter of its own', () => {
  expect(searchText('PEÑA')).toBe('peña');
  expect(searchText('Pena')).toBe('pena');
});

test('whatever else is written stays', () => {
  expect(searchText('100 % _ \\ «ß» 東 👍')).toBe('100 % _ \\ «ß» 東 👍');
});
