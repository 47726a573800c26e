import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { Forecast } from '@bolillero/domain/forecasts/choice';
import { expect, test } from 'vitest';
import { choiceInWords } from './forecast-choice.ts';

const powerball = { balls: 5, special: 'Powerball' };
const florida = { balls: 6, special: null };
const ja3 = { kind: 'previous', draws: 3 } as const;
const range = { kind: 'range', from: drawDate('2026-08-03'), to: drawDate('2026-08-07') } as const;

const cases: readonly (readonly [Forecast, typeof powerball | typeof florida, string])[] = [
  [{ helper: 'random' }, powerball, 'Lo que falte, al azar'],
  [{ helper: 'jas', source: ja3, inside: 3 }, powerball, 'JA3 · 3 de juego, 2 de afuera'],
  [{ helper: 'jas', source: ja3, inside: 6 }, florida, 'JA3 · 6 de juego, 0 de afuera'],
  [
    { helper: 'jas', source: range, inside: 0 },
    powerball,
    'JAS del 03/08/2026 al 07/08/2026 · 0 de juego, 5 de afuera',
  ],
  [{ helper: 'bot', source: ja3, bot: 2 }, powerball, 'JA3 · BOT 2 · 2 de juego, 3 de afuera'],
  [{ helper: 'bot', source: ja3, bot: 6 }, powerball, 'JA3 · BOT 6 · Powerball de juego'],
  [{ helper: 'bot', source: ja3, bot: 7 }, powerball, 'JA3 · BOT 7 · Powerball de afuera'],
  [
    { helper: 'most-likely', source: ja3, count: 3, special: false },
    powerball,
    'JA3 · 3 números · Powerball al azar',
  ],
  [
    { helper: 'most-likely', source: { kind: 'zones', draws: 10 }, count: 1, special: true },
    powerball,
    'ZONAS POSIBLES de JA10 · 1 número · Powerball más repetido',
  ],
  [{ helper: 'most-likely', source: null, count: 4, special: false }, florida, 'Sin JA · 4 números'],
  [{ helper: 'numerology', birth: drawDate('1990-05-12') }, powerball, 'Nacimiento 12/05/1990'],
  [{ helper: 'percentage', option: 2 }, powerball, 'OPCIÓN 2 · los últimos 5 sorteos'],
  [{ helper: 'hot' }, powerball, 'Una bolilla caliente'],
  [{ helper: 'cold' }, powerball, 'Una bolilla fría'],
  [{ helper: 'pair' }, powerball, 'Un par'],
];

test.each(cases)('%o', (choice, game, words) => {
  expect(choiceInWords(choice, game)).toBe(words);
});
