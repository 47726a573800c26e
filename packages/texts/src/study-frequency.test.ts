import { describe, expect, test } from 'vitest';
import { frequencyTexts, theBalls } from './study-frequency.ts';

const { outside, special, pairs, trios, map, explained } = frequencyTexts;
const powerball = { balls: 5, size: 69 };
const each = 'Cada sorteo es independiente: en el próximo, todas tienen la misma probabilidad: 5 de 69.';

describe('the few that stand out', () => {
  test.each([
    [
      6,
      69,
      3.45,
      '**6 de las 69** bolillas se salen de la franja del azar. Con 69 bolillas, lo normal es que se salgan 3 o 4.',
    ],
    [
      1,
      69,
      3.45,
      '**1 de las 69** bolillas se sale de la franja del azar. Con 69 bolillas, lo normal es que se salgan 3 o 4.',
    ],
    [0, 69, 3.45, 'Ninguna de las 69 bolillas se sale de la franja del azar.'],
    [
      2,
      26,
      1.02,
      '**2 de las 26** bolillas se salen de la franja del azar. Con 26 bolillas, lo normal es que se salga 1.',
    ],
    [
      2,
      26,
      0.6,
      '**2 de las 26** bolillas se salen de la franja del azar. Con 26 bolillas, lo normal es que se salga 1 o ninguna.',
    ],
    [
      8,
      99,
      7.5,
      '**8 de las 99** bolillas se salen de la franja del azar. Con 99 bolillas, lo normal es que se salgan 7 u 8.',
    ],
  ])('%i of %i, %d by chance', (count, of, byChance, sentence) => {
    expect(outside.sentence(count, of, byChance)).toBe(sentence);
  });

  test.each([
    [11, 1.245, 'Con 11 sorteos todavía no se puede decir nada: se esperan 1.2 apariciones por bolilla.'],
    [1, 0.07, 'Con 1 sorteo todavía no se puede decir nada: se esperan 0.1 apariciones por bolilla.'],
  ])('of %i draws nothing is said', (draws, expected, sentence) => {
    expect(outside.tooFew(draws, expected)).toBe(sentence);
  });

  test.each([
    [null, each],
    [0.0812, `En conjunto, este historial es compatible con el azar (p = 0.08). ${each}`],
    [0.9999, `En conjunto, este historial es compatible con el azar (p = 0.99). ${each}`],
    [
      0.03,
      `En conjunto, este historial se aparta algo de lo que da el azar (p = 0.03): pasa por casualidad en 1 de cada 33 historiales. ${each}`,
    ],
    [
      0.0499,
      `En conjunto, este historial se aparta algo de lo que da el azar (p = 0.049): pasa por casualidad en 1 de cada 20 historiales. ${each}`,
    ],
    [
      0.004,
      `En conjunto, este historial se aparta algo de lo que da el azar (p = 0.004): pasa por casualidad en 1 de cada 250 historiales. ${each}`,
    ],
    [
      0.0000004,
      `En conjunto, este historial se aparta algo de lo que da el azar (p menor que 0.001): pasa por casualidad en menos de 1 de cada 1,000 historiales. ${each}`,
    ],
  ])('with a p of %d', (p, sentence) => {
    expect(outside.honest(p, powerball)).toBe(sentence);
  });

  test('how far one is from what is expected', () => {
    expect(outside.away(124, 100.7, false)).toBe('23 de más');
    expect(outside.away(75, 100.7, false)).toBe('26 de menos');
    expect(outside.away(124, 100.7, true)).toBe('23 más');
  });
});

test.each([
  [0, 26, 1.3, 'Ninguna de las 26 se sale de la franja: justo lo que da el azar.'],
  [0, 60, 3, 'Ninguna de las 60 se sale de la franja.'],
  [1, 26, 1.3, '**1 de las 26** se sale de la franja. Con 26, lo normal es que se salgan 1 o 2.'],
])('the special drum with %i of %i outside', (count, of, byChance, sentence) => {
  expect(special.sentence(count, of, byChance)).toBe(sentence);
});

describe('the first place of many', () => {
  const first = { low: 14, high: 19, likely: [15, 16] };

  test.each([
    [
      15,
      4,
      'Cuatro parejas llegan a **15 veces**. Entre 2,346 parejas, el azar solo suele dar alguna con 15 o 16: no destacan.',
    ],
    [
      19,
      1,
      'Una pareja llega a **19 veces**. Entre 2,346 parejas, el azar solo suele dar alguna con 15 o 16: no destaca.',
    ],
    [
      22,
      1,
      'Una pareja llega a **22 veces**. Entre 2,346 parejas, el azar solo suele dar alguna con 15 o 16: rara vez pasa de 19.',
    ],
    [
      12,
      30,
      '30 parejas llegan a **12 veces**. Entre 2,346 parejas, el azar solo suele dar alguna con 15 o 16: son menos de lo habitual.',
    ],
  ])('pairs that came %i times, %i of them', (count, tied, sentence) => {
    expect(pairs.sentence({ count, tied, compared: 2346, first })).toBe(sentence);
  });

  test.each([
    [
      4,
      9,
      [4, 5],
      'Nueve tríos salieron **4 veces**. Entre 52,394, el azar suele dar 4 o 5 al que más: no destacan.',
    ],
    [1, 1, [1], 'Un trío salió **1 vez**. Entre 52,394, el azar suele dar 1 al que más: no destaca.'],
  ])('trios that came %i times, %i of them', (count, tied, likely, sentence) => {
    const chance = { low: count, high: count + 1, likely };
    expect(trios.sentence({ count, tied, compared: 52394, first: chance })).toBe(sentence);
  });
});

test('the ball of the map, with those that it came with most', () => {
  const [one, other] = [
    { ball: 69, count: 15 },
    { ball: 51, count: 14 },
  ];
  expect(map.ball(61, [one, other])).toBe('Con la **61**: la 69 salió 15 veces y la 51, 14.');
  expect(map.ball(61, [one])).toBe('Con la **61**: la 69 salió 15 veces.');
  expect(map.ball(61, [{ ball: 1, count: 0 }])).toBe('Con la **61** todavía no salió ninguna.');
  expect([map.key(0, 2), map.key(3, 3), map.key(12, null)]).toEqual(['0 a 2', '3', '12 o más']);
});

test.each([
  [
    [61],
    124,
    'La 61 salió 124 veces. El azar da 100.7: 95 de cada 100 veces, entre 81.8 y 119.7. Está por encima de la franja: eso también pasa por azar, y no cambia su probabilidad en el próximo sorteo.',
  ],
  [
    [7],
    100,
    'La 7 salió 100 veces. El azar da 100.7: 95 de cada 100 veces, entre 81.8 y 119.7. Está dentro: es lo que da el azar.',
  ],
  [
    [1, 3, 13],
    0,
    'La 1, la 3 y la 13 no salieron juntas. El azar da 100.7: 95 de cada 100 veces, entre 81.8 y 119.7. Está por debajo: eso también pasa por azar, y no cambia su probabilidad en el próximo sorteo.',
  ],
])('%j that came %i times is explained', (balls, count, sentence) => {
  expect(explained(balls, count, 100.7, 81.8, 119.7)).toBe(sentence);
});

test('balls in words', () => {
  expect(theBalls([61])).toBe('La 61');
  expect(theBalls([21, 32])).toBe('La 21 y la 32');
  expect(frequencyTexts.legend.what([21, 32])).toBe('la 21 y la 32');
});

test('what chance gives to a pair, and that younger balls have less', () => {
  expect(frequencyTexts.map.expected(5.92, 5.92)).toBe('El azar da 5.9 a cada pareja.');
  expect(frequencyTexts.map.expected(0.46, 42.8)).toBe(
    'El azar da 42.8 a las parejas que estuvieron siempre, y menos a las de bolillas que entraron después.',
  );
});
