import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../calendar/calendar.testing.ts';
import { drawDate } from '../calendar/draw-date.ts';
import { anyMatrix, matrixOf } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import { seededRandom } from '../random/random-source.ts';
import type { BallCategory } from './categories.ts';
import { fillByNumerology, numerologySum, numerologyValue } from './numerology.ts';
import { validatePlay } from './play.ts';
import { emptyTicket, type Ticket, ticketBalls, toggleSpecial, toTypedPlay } from './ticket.ts';
import { anyMatrixAndTicket } from './tickets.testing.ts';

const powerball = matrixOf('power_balls', '2026-11-21');
const florida = matrixOf('florida', '2026-11-21');
const birth = drawDate('1990-05-12');
const draw = drawDate('2026-11-21');

const value = (matrix: Matrix, born: string, drawn: string) =>
  numerologyValue(matrix, drawDate(born), drawDate(drawn));
const withDrum = (size: number): Matrix => ({ balls: 5, size: 69, special: { kind: 'own-drum', size } });

describe('the number of two dates', () => {
  test('1990-05-12 and 2026-11-21 come to 6', () => {
    // 1+9+9+0+0+5+1+2 = 27; 2+0+2+6+1+1+2+1 = 15; 27 + 15 = 42; 4 + 2 = 6.
    expect(value(powerball, '1990-05-12', '2026-11-21')).toBe(6);
    expect(value(florida, '1990-05-12', '2026-11-21')).toBe(6);
  });

  test('says how it was found', () => {
    expect(numerologySum(powerball, birth, draw)).toEqual({ birth: 27, draw: 15, sums: [42, 6], value: 6 });
    // in a drum of 10 the 14 is summed once more; in one of 3 the 5 wraps around
    const [born, drawn] = [drawDate('1998-09-29'), drawDate('2026-01-01')];
    expect(numerologySum(withDrum(10), born, drawn)).toMatchObject({ sums: [59, 14, 5], value: 5 });
    expect(numerologySum(withDrum(3), born, drawn)).toMatchObject({ sums: [59, 14, 5], value: 2 });
  });

  test('stays above 9 when the drum has it', () => {
    // 1998-09-29: 1+9+9+8+0+9+2+9 = 47; 2026-01-01: 2+0+2+6+0+1+0+1 = 12; 59; 5 + 9 = 14.
    expect(value(powerball, '1998-09-29', '2026-01-01')).toBe(14);
    expect(value(florida, '1998-09-29', '2026-01-01')).toBe(14);
  });

  test('is summed again while it has two digits and is above the drum', () => {
    // The same 14 in a drum of 10: 1 + 4 = 5.
    expect(value(withDrum(10), '1998-09-29', '2026-01-01')).toBe(5);
    expect(value(withDrum(14), '1998-09-29', '2026-01-01')).toBe(14);
    expect(value(withDrum(13), '1998-09-29', '2026-01-01')).toBe(5);
  });

  test('wraps around a drum smaller than one digit', () => {
    // 42 → 6. In a drum of 4: ((6 - 1) mod 4) + 1 = 2; of 5: ((6 - 1) mod 5) + 1 = 1; of 6 it is 6.
    expect([4, 5, 6].map((size) => numerologyValue(withDrum(size), birth, draw))).toEqual([2, 1, 6]);
    // 14 → 5; in a drum of 3: ((5 - 1) mod 3) + 1 = 2.
    expect(value(withDrum(3), '1998-09-29', '2026-01-01')).toBe(2);
  });

  test('is in the drum, for any dates and any game', () => {
    fc.assert(
      fc.property(anyMatrix, anyDate, anyDate, (matrix, born, drawn) => {
        const drum = matrix.special.kind === 'own-drum' ? matrix.special.size : matrix.size;
        const number = numerologyValue(matrix, born, drawn);
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(drum);
      }),
    );
  });
});

describe('filling by numerology', () => {
  const filled = (matrix: Matrix, ticket: Ticket) =>
    fillByNumerology(matrix, ticket, birth, draw, seededRandom('numerology'));
  const ticketWith = (...chosen: [ball: number, category: BallCategory][]): Ticket => ({
    ...emptyTicket('a'),
    balls: chosen.map(([ball, category]) => ({ ball, category })),
  });

  test('makes the number the Powerball, in the place of one that was chosen', () => {
    expect(filled(powerball, emptyTicket('a')).special).toBe(6);
    expect(filled(powerball, toggleSpecial(powerball, emptyTicket('a'), 20)).special).toBe(6);
  });

  test('makes it a main ball where the player picks no special one', () => {
    expect(ticketBalls(filled(florida, emptyTicket('a')))).toContain(6);
    expect(filled(florida, emptyTicket('a')).special).toBeNull();
  });

  test('on a full ticket of main balls it replaces the first plain one', () => {
    const full = ticketWith(
      [10, 'hot'],
      [20, 'plain'],
      [30, 'plain'],
      [40, 'cold'],
      [50, 'pair'],
      [51, 'pair'],
    );
    expect(filled(florida, full).balls.map(({ ball }) => ball)).toEqual([10, 30, 40, 50, 51, 6]);
  });

  test('and the first of all when none is plain', () => {
    const full = ticketWith([10, 'hot'], [20, 'hot'], [30, 'cold'], [40, 'cold'], [50, 'pair'], [51, 'pair']);
    expect(filled(florida, full).balls.map(({ ball }) => ball)).toEqual([20, 30, 40, 50, 51, 6]);
  });

  test('changes nothing on a full ticket that has the number', () => {
    const full = ticketWith(
      [6, 'hot'],
      [20, 'plain'],
      [30, 'plain'],
      [40, 'cold'],
      [50, 'pair'],
      [51, 'pair'],
    );
    expect(filled(florida, full)).toEqual(full);
  });

  test('makes every ticket of every game a valid play with the number, and keeps what it need not replace', () => {
    fc.assert(
      fc.property(
        anyMatrixAndTicket,
        anyDate,
        anyDate,
        fc.integer(),
        ([matrix, ticket], born, drawn, seed) => {
          const after = fillByNumerology(matrix, ticket, born, drawn, seededRandom(seed));
          const number = numerologyValue(matrix, born, drawn);
          expect(validatePlay(matrix, toTypedPlay(after)).ok).toBe(true);
          const lost = ticketBalls(ticket).filter((ball) => !ticketBalls(after).includes(ball));
          if (matrix.special.kind === 'own-drum') {
            expect(after.special).toBe(number);
            expect(lost).toEqual([]);
          } else {
            expect(ticketBalls(after)).toContain(number);
            const hadRoom = ticket.balls.length < matrix.balls || ticketBalls(ticket).includes(number);
            expect(lost).toHaveLength(hadRoom ? 0 : 1);
          }
        },
      ),
    );
  });
});
