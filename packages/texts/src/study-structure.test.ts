import { expect, test } from 'vitest';
import { oneOfEvery, partInWords, structureTexts as words } from './study-structure.ts';

test('parts of the draws in words', () => {
  expect([0.265, 0.33, 0.643, 0.678, 0.04, 0.97].map(partInWords)).toEqual([
    'uno de cada cuatro',
    'uno de cada tres',
    'dos de cada tres',
    'dos de cada tres',
    '1 de cada 25',
    'casi todos',
  ]);
  expect(oneOfEvery(1 / 9.4)).toBe('1 de cada 9');
});

test('of the drawings', () => {
  expect(words.sentence(54, 2, 3, false)).toBe(
    'Los sorteos se reparten **como dice el azar**: de 54 barras, 2 se salen de su franja; lo normal son 3.',
  );
  expect(words.sentence(20, 1, 1, false)).toContain('1 se sale de su franja; lo normal es 1.');
  expect(words.sentence(20, 0, 1, false)).toContain('ninguna se sale de su franja');
  expect(words.charts.odd.line(3, 5, 0.3267)).toBe('Lo más común: 3 impares y 2 pares, 1 de cada 3.');
  expect(words.charts.low.line(2, 3, 0.6435)).toBe('2 o 3 bajas: dos de cada tres sorteos.');
  expect(words.charts.consecutive.line(0.263, 0.265, true)).toBe(
    'Uno de cada cuatro sorteos trae vecinas: lo normal.',
  );
  expect(words.charts.repeats.line(0.678)).toBe('En dos de cada tres sorteos no se repite ninguna.');
  expect(words.charts.span.line(0.477, 44, 59)).toBe('Casi la mitad de los sorteos mide entre 44 y 59.');
  expect(words.slip.sentence({ odd: 3, low: 2, sum: 171, share: 1 / 9.4 })).toBe(
    '3 impares, 2 bajas, suma 171: así sale **1 de cada 9** sorteos.',
  );
  expect(words.slip.sentence({ odd: 1, low: 1, sum: 90, share: 0.05 })).toContain('1 impar, 1 baja, suma 90');
});
