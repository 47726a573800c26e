import { expect, test } from 'vitest';
import { cardsTexts as words } from './study-cards.ts';

test.each([
  [
    [50],
    4,
    16,
    [4, 5],
    'En estos 16 sorteos la que más salió es la **50**, 4 veces; con 16 sorteos, al azar la primera suele tener 4 o 5.',
  ],
  [
    [2, 50],
    9,
    40,
    [7, 8],
    'En estos 40 sorteos las que más salieron son la **2** y la **50**, 9 veces cada una; con 40 sorteos, al azar la primera suele tener 7 u 8.',
  ],
  [
    [13],
    4,
    11,
    null,
    'En estos 11 sorteos la que más salió es la **13**, 4 veces. Con tan pocos, eso solo es azar.',
  ],
  [
    [1, 2, 3, 4, 5, 6],
    1,
    1,
    null,
    'En este sorteo las que más salieron son **6 bolillas**, 1 vez cada una. Con tan pocos, eso solo es azar.',
  ],
])('%j came %d times in %d draws, %j by chance', (balls, count, draws, usual, sentence) => {
  expect(words.sentence(balls, count, draws, usual)).toBe(sentence);
});

test('a card says what its shapes say', () => {
  const balls = [
    { ball: 9, mark: 'pair' },
    { ball: 17, mark: 'plain' },
  ] as const;
  expect(words.card(balls, 'Powerball 26')).toBe('9 (pareja repetida), 17; Powerball 26');
  expect(words.card(balls, null)).toBe('9 (pareja repetida), 17');
});
