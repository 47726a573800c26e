import { expect, test } from 'vitest';
import { studyTexts } from './study.ts';

const words = studyTexts.frequency;

test.each([
  [
    [61, 13],
    [49],
    3.4,
    69,
    'La 61, la 13 y la 49 salieron más o menos de lo habitual. Por puro azar, eso les pasa a unas 3 o 4 de las 69.',
  ],
  [[61], [], 4.74, 70, 'La 61 salió más de lo habitual. Por puro azar, eso les pasa a unas 4 o 5 de las 70.'],
  [
    [],
    [8, 24],
    5.04,
    70,
    'La 8 y la 24 salieron menos de lo habitual. Por puro azar, eso les pasa a unas 5 de las 70.',
  ],
  [[], [8], 0.6, 26, 'La 8 salió menos de lo habitual. Por puro azar, eso le pasa a 1 o ninguna de las 26.'],
  [[2], [], 1.02, 26, 'La 2 salió más de lo habitual. Por puro azar, eso le pasa a 1 de las 26.'],
  [[2], [], 0.01, 2, 'La 2 salió más de lo habitual. Por puro azar, eso no le pasa a casi ninguna de las 2.'],
])('%j above and %j below what is usual, %d of %i by chance', (above, below, expected, of, sentence) => {
  expect(words.outside(above, below, expected, of)).toBe(sentence);
});

test.each([
  [0.0049, 'menos de 1 de cada 100 veces'],
  [0.0149, '1 de cada 100 veces'],
  [0.55, 'unas 55 de cada 100 veces'],
  [0.99, 'unas 99 de cada 100 veces'],
  [0.9999, 'casi siempre'],
])('a chance of %d is told as «%s»', (p, often) => {
  expect(words.chance(p)).toBe(`El azar solo produce diferencias así de grandes, o más, ${often}.`);
});

test('so many draws, from when to when', () => {
  expect(words.scope(1390, '07/10/2015', '05/08/2026')).toBe('1,390 sorteos, del 07/10/2015 al 05/08/2026.');
  expect(words.scope(1, '07/10/2015', '07/10/2015')).toBe('1 sorteo, el 07/10/2015.');
});
