import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyMatrix, numbersOf } from '../games/games.testing.ts';
import { type Matrix, picksSpecial } from '../games/matrix.ts';
import { linesOf, type PasteGame, readPastedPlays } from './pasted-plays.ts';
import { playKey, type TypedPlay } from './play.ts';

const words = {
  special: ['PB', 'Powerball', 'Mega Ball', 'especial'],
  multiplier: ['PP', 'x', 'POWER PLAY'],
  idle: ['y', 'e'],
};
const powerball: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
const tinka: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };

const game = (matrix: Matrix, sellsMultiplier = true): PasteGame => ({ matrix, sellsMultiplier, words });
/** What was read of one line: the play, or the codes of what is wrong. */
function read(matrix: Matrix, line: string, sellsMultiplier = true): string | readonly string[] {
  const [found] = readPastedPlays(game(matrix, sellsMultiplier), line);
  if (!found) return [];
  return found.typed && found.faults.length === 0
    ? playKey(found.typed)
    : found.faults.map(({ code }) => code);
}

test.each([
  '7 19 23 41 58 12',
  '58-41-23-19-7-12',
  '7, 19, 23, 41, 58, 12',
  '07;19;23;41;58;12',
  '07\t19\t23\t41\t58\t12',
  '7 19 23 41 58 + 12',
  '7-19-23-41-58+12',
  '7+19+23+41+58+12',
  '7 19 23 41 58 PB 12',
  '7 19 23 41 58 pb:12',
  '7, 19, 23, 41 y 58, Power-Ball 12',
  '7 19 23 41 58 (12)',
  '7 19 23 41 58 12 PB',
  'Powerball 12: 7 19 23 41 58',
  '1) 7 19 23 41 58 12',
  '14. 7 19 23 41 58 12',
  '1.- 7-19-23-41-58-12',
  '1 - 7-19-23-41-58-12',
  '1º 7 19 23 41 58 12',
  '#3 7 19 23 41 58 12',
  '0001 7 19 23 41 58 12',
  '0001\t07\t19\t23\t41\t58\t12',
  '3\t7 19 23 41 58 12',
  '123 7 19 23 41 58 12',
  '007 019 023 041 058 012',
  '７ １９ ２３ ４１ ５８ １２',
])('%s is the play 7 19 23 41 58 + 12', (line) => {
  expect(read(powerball, line)).toBe('7-19-23-41-58+12');
});

test.each([
  ['7 19 23 41 58', ['special-missing']],
  ['7 19 23 41', ['ball-count', 'special-missing']],
  ['7 19 23 41 + 12', ['ball-count']],
  ['1. 7 19 23 41 58', ['special-missing']],
  // it may be numbered, and it may be a number too many
  ['1 7 19 23 41 58 12', ['ball-count']],
  ['9, 22, 37, 44, 71, 3', ['ball-out-of-range']],
  ['2 11 35 35 69 21', ['ball-repeated']],
  ['7 19 23 41 58 27', ['special-out-of-range']],
  ['7 19 23 41 58 doce', ['unreadable']],
  ['071923415812', ['unreadable']],
  ['mis jugadas', ['unreadable']],
  ['---', ['unreadable']],
  // nobody pays for a multiplier because of an 'x' between numbers
  ['7x19x23x41x58x12', ['unreadable']],
  ['7 19 23 41 58 12 x2', ['unreadable']],
])('%s is not one: %j', (line, codes) => {
  expect(read(powerball, line)).toEqual(codes);
});

test('of what cannot be read the part in question is told, shortened', () => {
  const faults = (line: string) => readPastedPlays(game(powerball), line)[0]?.faults;
  expect(faults('7 19 23 41 58 doce')).toEqual([{ code: 'unreadable', text: 'doce' }]);
  expect(faults('1 '.repeat(600))).toEqual([{ code: 'unreadable', text: `${'1 '.repeat(12)}…` }]);
});

test.each([
  ['3 12 21 34 40 51', '3-12-21-34-40-51'],
  ['3+12+21+34+40+51', '3-12-21-34-40-51'],
  ['3-12-21-34-40 + 51', '3-12-21-34-40-51'],
  ['1) 3 12 21 34 40 51', '3-12-21-34-40-51'],
  ['3 12 21 34 40 51 + 7', ['special-not-allowed']],
  ['3 12 21 34 40 51 7', ['ball-count']],
] as const)('without a special ball to pick, %s: %j', (line, expected) => {
  expect(read(tinka, line)).toEqual(expected);
});

test.each(['PP', 'con', '+ Power Play', 'powerplay', 'x'])(
  'the multiplier is asked for at the end: %s',
  (mark) => {
    const known = mark !== 'con';
    expect(read(powerball, `7 19 23 41 58 12 ${mark}`)).toEqual(known ? '7-19-23-41-58+12x' : ['unreadable']);
  },
);

test('where the multiplier is not sold, asking for it is a fault', () => {
  expect(read(powerball, '7 19 23 41 58 12 PP', false)).toEqual(['multiplier-not-sold']);
});

test('lines are counted with the empty ones, however they end', () => {
  const text = '\uFEFF7 19 23 41 58 12\r\n\r\n  4-18-27-36-52-8  \r\t\n9 22 37 44 71 3';
  expect(readPastedPlays(game(powerball), text).map(({ line, text }) => [line, text])).toEqual([
    [1, '7 19 23 41 58 12'],
    [3, '4-18-27-36-52-8'],
    [5, '9 22 37 44 71 3'],
  ]);
  expect(linesOf(text)).toHaveLength(5);
});

/** How somebody writes plays down: all lines of a text alike. */
const anyForm = fc.record({
  separator: fc.constantFrom(' ', '  ', ', ', ',', '-', ' - ', ';', '\t', '/', '.', ' . ', '+', '_', ' | '),
  padded: fc.boolean(),
  index: fc.constantFrom<((line: number) => string)[]>(
    () => '',
    (line) => `${line}) `,
    (line) => `${String(line).padStart(4, '0')} `,
    (line) => `${String(line).padStart(4, '0')}\t`,
  ),
  special: fc.constantFrom(null, ' + ', '+', ' PB ', ' Powerball: ', ' mega ball '),
  end: fc.constantFrom('\n', '\r\n', '\r', '\n\n', '  \n'),
});

test('any plays, written down in any of these forms, are read back', () => {
  const game3 = anyMatrix.chain((matrix) =>
    fc.tuple(
      fc.constant(matrix),
      fc.array(
        numbersOf(matrix).chain((numbers) =>
          fc.boolean().map((withMultiplier): TypedPlay => ({ ...numbers, withMultiplier })),
        ),
        { maxLength: 6 },
      ),
      anyForm,
    ),
  );
  fc.assert(
    fc.property(game3, ([matrix, plays, form]) => {
      const number = (n: number) => (form.padded ? String(n).padStart(2, '0') : String(n));
      const written = plays.map(({ balls, special, withMultiplier }, at) => {
        const mark = form.special ?? form.separator;
        const tail = special === null ? '' : `${mark}${number(special)}`;
        return `${form.index(at + 1)}${balls.map(number).join(form.separator)}${tail}${withMultiplier ? ' PP' : ''}`;
      });
      const found = readPastedPlays(game(matrix), written.join(form.end));
      expect(found.flatMap(({ faults }) => faults)).toEqual([]);
      expect(found.map(({ typed }) => typed && playKey(typed))).toEqual(plays.map(playKey));
    }),
    { numRuns: 500 },
  );
});

test('whatever is pasted is answered, a line for each that has anything in it', () => {
  const anyPaste = fc.oneof(
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
      .map((units) => String.fromCharCode(...units)),
    fc
      .array(fc.constantFrom('7', '19', '+', ' ', '-', 'PB', 'x', '\n', '\r', '0001', ')', '½', 'º', '999'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(fc.constantFrom(powerball, tinka), anyPaste, (matrix, text) => {
      const found = readPastedPlays(game(matrix), text);
      expect(found.map(({ line }) => line)).toEqual(
        linesOf(text).flatMap((line, at) => (line.trim() === '' ? [] : [at + 1])),
      );
      for (const { typed, faults } of found) {
        if (faults.length > 0) continue;
        expect(typed?.balls).toHaveLength(matrix.balls);
        expect(typed?.special !== null).toBe(picksSpecial(matrix));
      }
    }),
  );
});
