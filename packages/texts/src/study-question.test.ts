import { describe, expect, test } from 'vitest';
import { chanceText, type Sentence, studyQuestionTexts } from './study-question.ts';

const { together, always, fault } = studyQuestionTexts;
const read = (sentence: Sentence) =>
  sentence.map((part) => (typeof part === 'string' ? part : `*${part.strong}*`)).join('');
const last = '15/07/2026';

describe('one ball', () => {
  test.each([
    [
      95,
      100.7,
      last,
      1390,
      'La *7* salió 95 veces en 1,390 sorteos; al azar, 100.7. La última, el 15/07/2026.',
    ],
    [1, 0.8, last, 11, 'La *7* salió 1 vez en 11 sorteos; al azar, 0.8. Fue el 15/07/2026.'],
    [0, 0.8, null, 11, 'La *7* no salió en 11 sorteos; al azar, 0.8.'],
    [0, 0.07, null, 1, 'La *7* no salió en 1 sorteo; al azar, 0.07.'],
  ])('%i draws, %d by chance', (draws, expected, date, of, sentence) => {
    expect(read(together.one(7, { draws, expected, last: date }, of))).toBe(sentence);
  });

  test('the special one by its name', () => {
    expect(read(together.onlySpecial('Mega Ball', 9, { draws: 54, expected: 53.5, last }, 1390))).toBe(
      'El *Mega Ball 9* salió 54 veces en 1,390 sorteos; al azar, 53.5. La última, el 15/07/2026.',
    );
  });
});

describe('several balls', () => {
  test.each([
    [
      5,
      0,
      1390 / 11_238_513,
      null,
      1390,
      'Las cinco *nunca* salieron juntas. Es lo normal: pasa 1 vez cada 11,238,513 sorteos, y van 1,390.',
    ],
    [
      2,
      0,
      1 / 234.6,
      null,
      1,
      'Las dos *nunca* salieron juntas. Es lo normal: pasa 1 vez cada 235 sorteos, y va 1.',
    ],
    [2, 0, 5.9, null, 1390, 'Las dos *nunca* salieron juntas en 1,390 sorteos; al azar, 5.9 veces.'],
    [2, 0, 0, null, 12, 'Las dos *nunca* salieron juntas.'],
    [3, 3, 2.5, last, 1390, 'Salieron juntas *3 veces*; al azar, 2.5. La última, el 15/07/2026.'],
    [4, 1, 0.0396, last, 1390, 'Salieron juntas *1 vez*; al azar, 0.04. Fue el 15/07/2026.'],
    [
      12,
      0,
      0.01,
      null,
      1,
      'Las 12 *nunca* salieron juntas. Es lo normal: pasa 1 vez cada 100 sorteos, y va 1.',
    ],
  ])('%i balls that came %i times, %d by chance', (balls, draws, expected, date, of, sentence) => {
    expect(read(together.several(balls, { draws, expected, last: date }, of))).toBe(sentence);
  });

  test('more than a draw has', () => {
    expect(read(together.tooMany(5))).toBe('Ningún sorteo tiene más de 5 bolillas.');
  });

  test('rows of the table', () => {
    const asked = [7, 14, 21];
    expect([3, 2, 1].map((of) => together.row(of, asked))).toEqual(['las 3', '2 juntas', '1 sola']);
    expect(together.row(1, [7])).toBe('la 7');
  });
});

test.each([
  [392.92, '392.9'],
  [0.1, '0.1'],
  [0.0396, '0.04'],
  [0.000124, '0.0001'],
  [0.00000001, 'casi 0'],
  [0, '0'],
])('what chance gives %d times is written %s', (expected, text) => {
  expect(chanceText(expected)).toBe(text);
});

test('what the slip would have won, and what is not in it', () => {
  expect(read(always.sentence('$4,170', '$223'))).toBe('Habrías pagado $4,170 y ganado *$223*, sin el pozo.');
  expect(always.price('$3.00', '2.50', '0.50', 'POWER PLAY')).toBe(
    '$3.00 por sorteo (2.50 y 0.50 de servicio), sin POWER PLAY.',
  );
  expect(
    always.prizes([
      { level: '0 + 1', count: 44 },
      { level: '1 + 1', count: 10 },
      { level: '2 + 1', count: 1 },
    ]),
  ).toBe('Premios: 44 de «0 + 1», 10 de «1 + 1» y 1 de «2 + 1».');
  expect(always.prizes([])).toBe('Premios: ninguno.');
  expect(always.unknownPrizes(312)).toBe('312 sorteos quedan fuera: no se conocen todos sus premios.');
  expect(always.unknownPrizes(1)).toBe('1 sorteo queda fuera: no se conocen todos sus premios.');
});

test('what is wrong with a question', () => {
  expect([
    fault({ code: 'too-many', most: 10 }, 'Powerball'),
    fault({ code: 'ball-repeated', ball: 7 }, 'Powerball'),
    fault({ code: 'ball-out-of-range', ball: 71, size: 69 }, 'Powerball'),
    fault({ code: 'special-out-of-range', special: 27, size: 26 }, 'Powerball'),
    fault({ code: 'several-specials' }, 'Powerball'),
    fault({ code: 'special-not-allowed' }, ''),
  ]).toEqual([
    'Pregunta por 10 bolillas como mucho. Quita alguna.',
    'La bolilla 7 está repetida.',
    'La bolilla 71 no existe: van del 1 al 69.',
    'El Powerball 27 no existe: van del 1 al 26.',
    'Solo puedes preguntar por un Powerball. Quita uno.',
    'Esta lotería no tiene bolilla especial que elegir.',
  ]);
});
