import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matrixOf } from '../games/games.testing.ts';
import { seededRandom } from '../random/random-source.ts';
import { validatePlay } from './play.ts';
import { drawAnew, fillRandomly } from './random-fill.ts';
import { emptyTicket, ticketBalls, ticketState, toTypedPlay } from './ticket.ts';
import { anyMatrixAndTicket } from './tickets.testing.ts';

const powerball = matrixOf('power_balls', '2026-11-21');

describe('filling at random', () => {
  test('makes every ticket of every game a valid play, and keeps what was chosen', () => {
    fc.assert(
      fc.property(anyMatrixAndTicket, fc.integer(), ([matrix, ticket], seed) => {
        const filled = fillRandomly(matrix, ticket, seededRandom(seed));
        expect(ticketState(matrix, filled)).toBe('full');
        expect(validatePlay(matrix, toTypedPlay(filled)).ok).toBe(true);
        expect(filled.balls.slice(0, ticket.balls.length)).toEqual(ticket.balls);
        expect(filled.balls.slice(ticket.balls.length).every(({ category }) => category === 'plain')).toBe(
          true,
        );
        if (ticket.special !== null) expect(filled.special).toBe(ticket.special);
        expect([filled.id, filled.group]).toEqual([ticket.id, ticket.group]);
      }),
    );
  });

  test('anew keeps nothing of a ticket but its multiplier and its mark', () => {
    fc.assert(
      fc.property(anyMatrixAndTicket, fc.integer(), ([matrix, ticket], seed) => {
        const drawn = drawAnew(matrix, ticket, seededRandom(seed));
        const { id, withMultiplier, group } = ticket;
        const fresh = { ...emptyTicket(id), withMultiplier, group };
        expect(drawn).toEqual(fillRandomly(matrix, fresh, seededRandom(seed)));
        expect(ticketState(matrix, drawn)).toBe('full');
      }),
    );
  });

  test('changes no number of a full ticket', () => {
    fc.assert(
      fc.property(anyMatrixAndTicket, fc.integer(), ([matrix, ticket], seed) => {
        const random = seededRandom(seed);
        const full = fillRandomly(matrix, ticket, random);
        expect(fillRandomly(matrix, full, random)).toEqual(full);
      }),
    );
  });

  test('is the same for the same source', () => {
    const fill = () => toTypedPlay(fillRandomly(powerball, emptyTicket('a'), seededRandom('same')));
    expect(fill()).toEqual(fill());
  });

  test('reaches every ball and every special ball', () => {
    const random = seededRandom('everything');
    const filled = Array.from({ length: 500 }, () => fillRandomly(powerball, emptyTicket('a'), random));
    expect(new Set(filled.flatMap(ticketBalls)).size).toBe(69);
    expect(new Set(filled.map(({ special }) => special)).size).toBe(26);
  });
});
