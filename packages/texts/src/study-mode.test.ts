import { expect, test } from 'vitest';
import { modeTexts } from './study-mode.ts';

test.each([
  [
    [14, 44, 48],
    7,
    40,
    [7, 8],
    'La moda son la **14**, la **44** y la **48**: 7 veces en 40 sorteos. Al azar, la que más sale en 40 suele llegar a 7 u 8.',
  ],
  [
    [14],
    8,
    40,
    [7],
    'La moda es la **14**: 8 veces en 40 sorteos. Al azar, la que más sale en 40 suele llegar a 7.',
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    1,
    2,
    [1],
    'La moda son **10 bolillas**: 1 vez en 2 sorteos cada una. Al azar, la que más sale en 2 suele llegar a 1.',
  ],
])('the mode %j, %d times in %d', (balls, count, draws, usual, sentence) => {
  expect(modeTexts.sentence(balls, count, draws, usual)).toBe(sentence);
});

test.each([
  [
    20,
    69,
    4,
    'Las 20 que más salieron, de 69. Las otras 49 salieron 4 veces o menos; la tabla las tiene todas.',
  ],
  [
    20,
    26,
    1,
    'Las 20 que más salieron, de 26. Las otras 6 salieron 1 vez o menos; la tabla las tiene todas.',
  ],
  [20, 24, 0, 'Las 20 que más salieron, de 24. Las otras 4 no salieron; la tabla las tiene todas.'],
  [20, 21, 1, 'Las 20 que más salieron, de 21. La otra salió 1 vez; la tabla las tiene todas.'],
])('the first %i of %i are drawn, the others came %i times at most', (shown, size, most, foot) => {
  expect(modeTexts.foot(shown, size, most)).toBe(foot);
});
