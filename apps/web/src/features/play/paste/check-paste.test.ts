import { pasteWords } from '@bolillero/texts/paste';
import { expect, test } from 'vitest';
import { checkPaste, type PasteTarget } from './check-paste.ts';

const target: PasteTarget = {
  game: {
    matrix: { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } },
    sellsMultiplier: true,
    words: pasteWords('Powerball', 'POWER PLAY'),
  },
  specialName: 'Powerball',
  noMultiplier: 'not-sold',
};
const check = (text: string, onPage = new Map<string, number>(), of = target) =>
  checkPaste(of, text, onPage).map(({ line, shown, reason }) => [line, shown, reason]);

test('each line is shown as it was understood, with the reason where it is no play', () => {
  const text = [
    '7 19 23 41 58 12',
    '4-18-27-36-52-8 PP',
    '9, 22, 37, 44, 71, 3',
    '',
    '2 11 35 35 69 21',
    '16 24 33 y otros',
    '8 9 10 11',
  ].join('\n');
  expect(check(text)).toEqual([
    [1, '7 19 23 41 58 · 12', null],
    [2, '4 18 27 36 52 · 8', null],
    [3, '9 22 37 44 71 · 3', 'La bolilla 71 no existe: van del 1 al 69.'],
    [5, '2 11 35 35 69 · 21', 'La bolilla 35 está repetida.'],
    [6, '16 24 33 y otros', '«otros» no es un número.'],
    [7, '8 9 10 11', 'Elige 5 bolillas (hay 4). Falta el Powerball.'],
  ]);
});

test('the same numbers once more, in any order, are told from where they are known', () => {
  const text = '7 19 23 41 58 12\n58 41 23 19 7 12\n7 19 23 41 58 12 PP\n1 2 3 4 5 6';
  expect(check(text, new Map([['1-2-3-4-5+6', 14]])).map(([, , reason]) => reason)).toEqual([
    null,
    'Es igual a la línea 1.',
    null,
    'Ya está en la cartilla 14.',
  ]);
});

test('a multiplier that is not chosen is refused with its reason', () => {
  const included: PasteTarget = {
    game: { ...target.game, sellsMultiplier: false },
    specialName: 'Powerball',
    noMultiplier: 'included',
  };
  expect(check('7 19 23 41 58 12 PP', new Map(), included)).toEqual([
    [1, '7 19 23 41 58 · 12', 'El potenciador viene incluido en la cartilla: no se elige.'],
  ]);
});
