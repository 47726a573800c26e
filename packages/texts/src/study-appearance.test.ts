import { describe, expect, test } from 'vitest';
import { appearanceTexts } from './study-appearance.ts';

const powerball = { balls: 5, size: 69 };
const told = { ball: 23, current: 64, draws: 1390, days: 152, isGone: false };

describe('one ball', () => {
  const { sentence, strip } = appearanceTexts.ball;

  test('lleva 64 sorteos sin salir', () => {
    expect(sentence(told, powerball, null)).toBe(
      'La **23** lleva 64 sorteos sin salir: hace 5 meses. Una ausencia así no la acerca: en el próximo tiene 5 de 69, como todas.',
    );
  });

  test('came in the last draw', () => {
    expect(sentence({ ...told, current: 0, days: 3 }, powerball, null)).toBe(
      'La **23** salió en el último sorteo. Haber salido no la aleja: en el próximo tiene 5 de 69, como todas.',
    );
  });

  test('never came', () => {
    expect(
      sentence({ ...told, ball: 53, current: 45, draws: 45, days: null }, { balls: 6, size: 53 }, null),
    ).toBe(
      'La **53** no salió en estos 45 sorteos. Una ausencia así no la acerca: en el próximo tiene 6 de 53, como todas.',
    );
  });

  test('left the drum', () => {
    expect(sentence({ ...told, ball: 75, isGone: true }, { balls: 5, size: 70 }, null)).toBe(
      'La **75** ya no está en el bolillero, que ahora tiene 70 bolillas.',
    );
  });

  test('in a range that is over', () => {
    expect(sentence(told, powerball, '31/12/2020')).toBe(
      'Al 31/12/2020, la **23** llevaba 64 sorteos sin salir. Eso no cambiaba nada: en el siguiente tenía 5 de 69, como todas.',
    );
    expect(sentence({ ...told, current: 0 }, powerball, '31/12/2020')).toBe(
      'Al 31/12/2020, la **23** acababa de salir. Eso no cambiaba nada: en el siguiente tenía 5 de 69, como todas.',
    );
  });

  test('its gaps, for who does not see them', () => {
    expect(strip(23, 200, [10, 0, 21], 4, 64)).toBe(
      'En los últimos 200 sorteos la 23 salió 4 veces. Sorteos que pasaron entre una salida y otra: 10, 0, 21. Ahora lleva 64 sorteos sin salir.',
    );
    expect(strip(53, 45, [], 0, 45)).toBe('En los últimos 45 sorteos la 53 no salió.');
  });
});

describe('averages', () => {
  const { sentence, honest, range, mark } = appearanceTexts.averages;

  test('a year, and a month', () => {
    expect(sentence(61, 124 / 12, 100.7 / 12, 'year')).toBe(
      'La **61** sale 10.3 veces al año; lo esperado son 8.4.',
    );
    expect(sentence(61, 1.02, 0.78, 'month')).toBe('La **61** sale 1.0 vez al mes; lo esperado son 0.8.');
  });

  test('what the band is, and why periods differ', () => {
    expect(
      honest(
        'year',
        [
          ['2015', '2015'],
          ['2026', '2026'],
        ],
        [{ month: '2021-08', draws: 3 }],
      ),
    ).toBe(
      'Franja y raya: lo que da el azar con los sorteos de cada año (2015 y 2026 van incompletos; desde agosto de 2021 hay tres sorteos por semana).',
    );
    expect(honest('month', [['2026-08', '2026-08']], [])).toBe(
      'Franja y raya: lo que da el azar con los sorteos de cada mes (08/2026 va incompleto).',
    );
    expect(honest('month', [['2026-06', '2026-08']], [])).toBe(
      'Franja y raya: lo que da el azar con los sorteos de cada mes (06/2026 a 08/2026 van incompletos).',
    );
    expect(honest('year', [], [])).toBe('Franja y raya: lo que da el azar con los sorteos de cada año.');
  });

  test('periods and marks', () => {
    expect(range('2015-01', '2026-08')).toBe('01/2015 – 08/2026');
    expect(mark('2022', 17, 11.3, 'above')).toBe('2022: 17 veces, esperado 11.3, por encima de la franja');
  });
});
