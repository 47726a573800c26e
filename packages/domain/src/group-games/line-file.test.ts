import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Matrix } from '../games/matrix.ts';
import { type GroupLine, parseLineFile, writeLine, writeLineFile } from './line-file.ts';

const powerball: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
const florida: Matrix = { balls: 6, size: 53, special: { kind: 'none' } };
const tinka: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };
const mega: Matrix = { balls: 5, size: 70, special: { kind: 'own-drum', size: 24 } };
const small: Matrix = { balls: 3, size: 7, special: { kind: 'none' } };
const matrices = fc.constantFrom(powerball, florida, tinka, mega, small);

const faultsOf = (text: string, matrix = powerball, limit = 100) => {
  const parsed = parseLineFile(text, matrix, limit);
  if (parsed.ok || parsed.error.code !== 'bad-lines') throw new Error(`no bad lines in ${text}`);
  return parsed.error.bad;
};

describe('a line file', () => {
  test('of Powerball: five balls, 0 for the sixth, the red ball; the balls in any order', () => {
    expect(parseLineFile('5|9|22|41|60|0|12\r\n61|3|20|44|12|0|7\r\n', powerball, 50)).toEqual({
      ok: true,
      value: [
        { balls: [5, 9, 22, 41, 60], special: 12 },
        { balls: [3, 12, 20, 44, 61], special: 7 },
      ],
    });
  });

  test('of six balls without one to pick: the red is 0, also where a bonus ball is drawn', () => {
    for (const matrix of [florida, tinka]) {
      expect(parseLineFile('2|11|23|24|34|43|0', matrix, 50)).toEqual({
        ok: true,
        value: [{ balls: [2, 11, 23, 24, 34, 43], special: null }],
      });
    }
  });

  test('may end its lines with LF, its last one with nothing, and begin with a mark of the byte order', () => {
    const line = '5|9|22|41|60|0|12';
    for (const text of [`${line}\n${line}`, `\uFEFF${line}\r\n${line}\n`]) {
      expect(parseLineFile(text, powerball, 2)).toMatchObject({ ok: true, value: { length: 2 } });
    }
  });

  test('is refused whole, each bad line with its number, what it says and the part that is wrong', () => {
    const good = '1|2|3|4|5|0|6';
    const text = [good, '4|9|22|41|70|0|12', '8|15|15|33|60|0|3', good, '2|18|27|44|51|0', '1|2|3|4|5|6|27'];
    expect(faultsOf(text.join('\n'))).toEqual([
      {
        line: 2,
        text: text[1],
        faults: [{ code: 'ball-out-of-range', field: 5, ball: 70, size: 69 }],
      },
      { line: 3, text: text[2], faults: [{ code: 'ball-repeated', field: 3, ball: 15 }] },
      { line: 5, text: text[4], faults: [{ code: 'field-count', found: 6, expected: 7 }] },
      {
        line: 6,
        text: text[5],
        faults: [
          { code: 'ball-too-many', field: 6, balls: 5 },
          { code: 'special-out-of-range', field: 7, special: 27, size: 26 },
        ],
      },
    ]);
  });

  test.each([
    ['1|2|3|0|5|0|6', 'ball-missing', 4],
    ['1|2|3|4|5|0|0', 'special-missing', 7],
    ['1|2|x|4|5|0|6', 'not-a-number', 3],
    ['1|2|-3|4|5|0|6', 'not-a-number', 3],
    ['1|2|3.0|4|5|0|6', 'not-a-number', 3],
    ['1|2||4|5|0|6', 'not-a-number', 3],
  ])('%s: %s in its part %i', (text, code, field) => {
    expect(faultsOf(text)).toEqual([{ line: 1, text, faults: [{ code, field }] }]);
  });

  test('with a red ball where none is picked, or an empty line between two, is refused', () => {
    expect(faultsOf('2|11|23|24|34|43|9', florida)).toMatchObject([
      { faults: [{ code: 'special-not-played', field: 7 }] },
    ]);
    expect(faultsOf('1|2|3|4|5|0|6\n\n1|2|3|4|5|0|6')).toEqual([
      { line: 2, text: '', faults: [{ code: 'field-count', found: 1, expected: 7 }] },
    ]);
  });

  test('of no lines, of more than the game has, or of a game with more balls than it has places for', () => {
    expect(parseLineFile('', powerball, 50)).toEqual({ ok: false, error: { code: 'no-lines' } });
    expect(parseLineFile('1|2|3|4|5|0|6\n'.repeat(51), powerball, 50)).toEqual({
      ok: false,
      error: { code: 'too-many-lines', lines: 51, limit: 50 },
    });
    expect(parseLineFile('1|2', { ...florida, balls: 7 }, 50)).toEqual({
      ok: false,
      error: { code: 'matrix-too-large', balls: 7, most: 6 },
    });
  });
});

const lineOf = (matrix: Matrix): fc.Arbitrary<GroupLine> =>
  fc.record({
    balls: fc
      .uniqueArray(fc.integer({ min: 1, max: matrix.size }), {
        minLength: matrix.balls,
        maxLength: matrix.balls,
      })
      .map((balls) => balls.toSorted((a, b) => a - b)),
    special:
      matrix.special.kind === 'own-drum'
        ? fc.integer({ min: 1, max: matrix.special.size })
        : fc.constant(null),
  });
const files = matrices.chain((matrix) =>
  fc.record({
    matrix: fc.constant(matrix),
    lines: fc.array(lineOf(matrix), { minLength: 1, maxLength: 60 }),
  }),
);

/** One line of a good file made a bad one, in every way that a hand or a program breaks it. */
type Mutation = (parts: readonly string[], matrix: Matrix) => readonly string[];
const mutations: readonly (readonly [string, Mutation])[] = [
  ['a ball beyond the drum', (parts, { size }) => parts.with(0, String(size + 1))],
  ['a ball of before the drum', (parts) => parts.with(0, '-1')],
  ['a ball twice', (parts) => parts.with(1, parts[0] ?? '')],
  ['no ball', (parts) => parts.with(0, '0')],
  ['a part too few', (parts) => parts.slice(1)],
  ['a part too many', (parts) => [...parts, '0']],
  ['a letter', (parts) => parts.with(2, 'O')],
  ['nothing', (parts) => parts.with(2, '')],
  ['another separator', (parts) => [parts.join(';')]],
  [
    'a red ball that is not played',
    (parts, { special }) => parts.with(6, special.kind === 'own-drum' ? '0' : '1'),
  ],
  ['a red ball beyond its drum', (parts) => parts.with(6, '100')],
];

describe('any line file', () => {
  test('is read again as it was written, whatever ends its lines', () => {
    fc.assert(
      fc.property(files, fc.boolean(), ({ matrix, lines }, bare) => {
        const written = writeLineFile(lines);
        const text = bare ? written.replaceAll('\r\n', '\n') : written;
        const parsed = parseLineFile(text, matrix, 60);
        expect(parsed).toEqual({ ok: true, value: lines });
        if (parsed.ok) expect(writeLineFile(parsed.value)).toBe(written);
      }),
    );
  });

  test.each(mutations)('with %s in one line names that line, and no other', (_, mutate) => {
    fc.assert(
      fc.property(files, fc.nat(), ({ matrix, lines }, where) => {
        const index = where % lines.length;
        const texts = lines.map(writeLine);
        const broken = mutate(texts[index]?.split('|') ?? [], matrix).join('|');
        const bad = faultsOf(texts.with(index, broken).join('\r\n'), matrix);
        expect(bad.map(({ line, text }) => [line, text])).toEqual([[index + 1, broken]]);
        expect(bad[0]?.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  test('of whatever bytes is read or refused, and never breaks its reader', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), matrices, (text, matrix) => {
        const parsed = parseLineFile(text, matrix, 5);
        if (parsed.ok) expect(parsed.value.length).toBeLessThanOrEqual(5);
        else expect(parsed.error.code).toMatch(/^(no-lines|too-many-lines|bad-lines)$/);
      }),
    );
  });
});
