import { expect, test } from 'vitest';
import { subscriptionAdvertTexts } from './subscription-advert.ts';

const chance = { low: '82', high: '120' };

test.each([
  [
    [61],
    124,
    'La 61 salió 124 veces, la que más. El azar da de 82 a 120; en el próximo sorteo tiene 5 de 69, como todas.',
  ],
  [
    [57, 63],
    124,
    'La 57 y la 63 salieron 124 veces, las que más. El azar da de 82 a 120; en el próximo sorteo tienen 5 de 69, como todas.',
  ],
  [
    [1, 2, 3],
    1_200,
    'La 1, la 2 y la 3 salieron 1,200 veces, las que más. El azar da de 82 a 120; en el próximo sorteo tienen 5 de 69, como todas.',
  ],
  [
    [1, 2, 3, 4],
    9,
    '4 bolillas salieron 9 veces, las que más. El azar da de 82 a 120; en el próximo sorteo tienen 5 de 69, como todas.',
  ],
])('%j came most', (balls, count, sentence) => {
  expect(subscriptionAdvertTexts.analysis.sentence({ balls, count, ...chance }, 5, 69)).toBe(sentence);
});
