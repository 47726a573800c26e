import { expect, test } from 'vitest';
import { cycleTexts } from './study-cycles.ts';

const powerball = { balls: 5, size: 69 };

test('the longest absence is told with its mean and what the next draw gives', () => {
  expect(cycleTexts.sentence({ ball: 23, current: 64, mean: 10.14 }, powerball, null)).toBe(
    'La **23** lleva 64 sorteos sin salir; su media es 10.1. En el próximo tiene la probabilidad de todas: 5 de 69.',
  );
});

test('a ball without a mean is told without one', () => {
  expect(cycleTexts.sentence({ ball: 4, current: 1, mean: null }, { balls: 3, size: 7 }, null)).toBe(
    'La **4** lleva 1 sorteo sin salir. En el próximo tiene la probabilidad de todas: 3 de 7.',
  );
});

test('of a range that is over it is told in the past', () => {
  expect(cycleTexts.sentence({ ball: 23, current: 30, mean: 9.5 }, powerball, '31/12/2020')).toBe(
    'Al 31/12/2020, la **23** llevaba 30 sorteos sin salir; su media era 9.5. En el siguiente tenía la probabilidad de todas: 5 de 69.',
  );
});

test('few draws say nothing', () => {
  expect(cycleTexts.tooFew(11, 0.797)).toBe(
    'Con 11 sorteos todavía no se puede decir nada: se esperan 0.8 apariciones por bolilla.',
  );
});

test.each([
  [64, 10.1, 70, 'Bolilla 23: lleva 64 sorteos sin salir, media 10.1, la más larga 70'],
  [0, null, 12, 'Bolilla 23: salió en el último sorteo, sin media, la más larga 12'],
])('a mark of %j sorteos is announced', (current, mean, longest, words) => {
  expect(cycleTexts.mark(23, current, mean, longest)).toBe(words);
});
