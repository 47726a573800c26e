import { expect, test } from 'vitest';
import { longestPersonName, parsePersonName } from './person-name.ts';

test.each([
  ['', ''],
  ['   ', ''],
  [' Rosa  María ', 'Rosa María'],
  ["Ana D'Angelo", "Ana D'Angelo"],
  ['Sinéad O’Neill', 'Sinéad O’Neill'],
  ['D´Angelo', "D'Angelo"],
  ['Nunzia D`Angelo', "Nunzia D'Angelo"],
  ['Gal·la', 'Gal·la'],
  ['Ma. Elena', 'Ma. Elena'],
  ['Pérez-Luna', 'Pérez-Luna'],
  ['J.R. Núñez', 'J.R. Núñez'],
  ['M.ª José', 'M.ª José'],
  ['Jose\u0301', 'Jose\u0301'],
  ['李小龙', '李小龙'],
  ['x'.repeat(longestPersonName), 'x'.repeat(longestPersonName)],
])('%j is the name %j', (typed, name) => {
  expect(parsePersonName(typed)).toEqual({ ok: true, value: name });
});

test.each([
  'ganaste 5000 USD: cobra ya en https://evil.example/cobrar',
  'rosa@example.com',
  'Rosa 2',
  'Rosa\r\nBcc: x',
  'Rosa\nQuispe',
  'Rosa\tQuispe',
  'Rosa\u2028Quispe',
  'a\u0000b',
  'Rosa\u202E',
  '<b>Rosa</b>',
])('%j is no name', (typed) => {
  expect(parsePersonName(typed)).toEqual({ ok: false, error: 'name-characters' });
});

test.each(['evil.example', 'Cobra en bit.ly', 'Ma.Elena'])('%j has a word right after a dot', (typed) => {
  expect(parsePersonName(typed)).toEqual({ ok: false, error: 'name-dot' });
});

test('what is longer than any name is none', () => {
  const typed = 'x'.repeat(longestPersonName + 1);
  expect(parsePersonName(typed)).toEqual({ ok: false, error: 'name-too-long' });
});
