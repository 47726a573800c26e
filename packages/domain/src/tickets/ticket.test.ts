import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matrixOf } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import { validatePlay } from './play.ts';
import {
  clearTicket,
  emptyTicket,
  type Ticket,
  ticketBalls,
  ticketState,
  toggleBall,
  toggleMultiplier,
  toggleSpecial,
  toTypedPlay,
} from './ticket.ts';
import { anyCategory, anyMatrixAndTicket } from './tickets.testing.ts';

const powerball = matrixOf('power_balls', '2026-11-21');
const florida = matrixOf('florida', '2026-11-21');
const tinka = matrixOf('tinkas', '2026-11-21');

const tap = (matrix: Matrix, ticket: Ticket, ...balls: number[]) =>
  balls.reduce((tapped, ball) => toggleBall(matrix, tapped, ball), ticket);

describe('a ticket', () => {
  test('is empty, then partial, then full with all its balls and the special one', () => {
    const empty = emptyTicket('a');
    expect(ticketState(powerball, empty)).toBe('empty');
    const four = tap(powerball, empty, 44, 3, 17, 69);
    expect(ticketState(powerball, four)).toBe('partial');
    const five = tap(powerball, four, 5);
    expect(ticketState(powerball, five)).toBe('partial'); // the Powerball is missing
    const full = toggleSpecial(powerball, five, 26);
    expect(ticketState(powerball, full)).toBe('full');
    expect(toTypedPlay(full)).toEqual({
      balls: [3, 5, 17, 44, 69],
      special: 26,
      withMultiplier: false,
    });
  });

  test('is as full with the multiplier as without, and clearing switches it off', () => {
    const empty = emptyTicket('a');
    const bought = toggleMultiplier(empty);
    expect([empty.withMultiplier, bought.withMultiplier]).toEqual([false, true]);
    expect(ticketState(powerball, bought)).toBe('empty');
    expect(toTypedPlay(bought).withMultiplier).toBe(true);
    expect(toggleMultiplier(bought)).toEqual(empty);
    expect(clearTicket(bought)).toEqual(empty);
    expect(clearTicket(empty)).toBe(empty);
  });

  test('with the special ball alone is partial', () => {
    expect(ticketState(powerball, toggleSpecial(powerball, emptyTicket('a'), 1))).toBe('partial');
  });

  test('of a game without a special ball to pick is full with its main balls', () => {
    expect(ticketState(florida, tap(florida, emptyTicket('a'), 1, 2, 3, 4, 5, 6))).toBe('full');
    expect(ticketState(tinka, tap(tinka, emptyTicket('a'), 1, 2, 3, 4, 5, 6))).toBe('full');
  });

  test('counts balls of every category', () => {
    const categories = ['plain', 'hot', 'cold', 'pair', 'copied', 'pair'] as const;
    const ticket = categories.reduce(
      (filled, category, index) => toggleBall(florida, filled, index + 1, category),
      emptyTicket('a'),
    );
    expect(ticketState(florida, ticket)).toBe('full');
    expect(ticket.balls.map(({ category }) => category)).toEqual(categories);
  });
});

describe('tapping a ball', () => {
  test('chooses it, and tapping it again takes it back', () => {
    const chosen = tap(powerball, emptyTicket('a'), 7, 3);
    expect(ticketBalls(chosen)).toEqual([3, 7]);
    expect(chosen.balls).toEqual([
      { ball: 7, category: 'plain' },
      { ball: 3, category: 'plain' },
    ]);
    expect(ticketBalls(tap(powerball, chosen, 7))).toEqual([3]);
  });

  test('takes it back whatever its category', () => {
    const hot = toggleBall(powerball, emptyTicket('a'), 7, 'hot');
    expect(toggleBall(powerball, hot, 7, 'cold').balls).toEqual([]);
  });

  test('changes nothing when all balls are chosen, with or without the special one', () => {
    const five = tap(powerball, emptyTicket('a'), 1, 2, 3, 4, 5);
    expect(tap(powerball, five, 6)).toBe(five);
    const full = toggleSpecial(powerball, five, 9);
    expect(tap(powerball, full, 6)).toBe(full);
    expect(ticketBalls(tap(powerball, full, 1, 6))).toEqual([2, 3, 4, 5, 6]); // one back, another in its place
  });

  test('that is not in the drum changes nothing', () => {
    const empty = emptyTicket('a');
    expect(tap(powerball, empty, 0, 70, 1.5)).toBe(empty);
  });
});

describe('tapping the special ball', () => {
  const one = toggleSpecial(powerball, emptyTicket('a'), 9);

  test('chooses it, and tapping it again clears it', () => {
    expect(one.special).toBe(9);
    expect(toggleSpecial(powerball, one, 9).special).toBeNull();
  });

  test('changes nothing while another one is chosen', () => {
    expect(toggleSpecial(powerball, one, 10)).toBe(one);
  });

  test('changes nothing outside its drum or where the player picks none', () => {
    const empty = emptyTicket('a');
    expect(toggleSpecial(powerball, empty, 27)).toBe(empty);
    expect(toggleSpecial(florida, empty, 1)).toBe(empty);
    expect(toggleSpecial(tinka, empty, 1)).toBe(empty);
  });
});

test('clearing leaves the ticket its name alone', () => {
  const filled = { ...toggleSpecial(powerball, tap(powerball, emptyTicket('a'), 1, 2), 3), group: 2 };
  expect(clearTicket(filled)).toEqual(emptyTicket('a'));
});

describe('any ticket, however it is tapped', () => {
  const taps = fc.array(
    fc.oneof(
      fc.record({
        what: fc.constant('ball' as const),
        number: fc.integer({ min: -1, max: 101 }),
        category: anyCategory,
      }),
      fc.record({ what: fc.constant('special' as const), number: fc.integer({ min: -1, max: 101 }) }),
      fc.record({ what: fc.constant('clear' as const) }),
    ),
    { maxLength: 60 },
  );

  test('never has a ball twice, too many or one that is not in the drum; full means a valid play', () => {
    fc.assert(
      fc.property(anyMatrixAndTicket, taps, ([matrix, start], walk) => {
        let ticket = start;
        for (const step of walk) {
          if (step.what === 'ball') ticket = toggleBall(matrix, ticket, step.number, step.category);
          else if (step.what === 'special') ticket = toggleSpecial(matrix, ticket, step.number);
          else ticket = clearTicket(ticket);

          const balls = ticketBalls(ticket);
          expect(new Set(balls).size).toBe(balls.length);
          expect(balls.length).toBeLessThanOrEqual(matrix.balls);
          expect(balls.every((ball) => ball >= 1 && ball <= matrix.size)).toBe(true);
          expect(ticketState(matrix, ticket) === 'full').toBe(validatePlay(matrix, toTypedPlay(ticket)).ok);
        }
      }),
    );
  });

  test('is itself again after a ball is tapped twice, unless it was full', () => {
    fc.assert(
      fc.property(anyMatrixAndTicket, fc.integer({ min: 1, max: 99 }), ([matrix, ticket], ball) => {
        const twice = tap(matrix, ticket, ball, ball);
        expect(ticketBalls(twice)).toEqual(ticketBalls(ticket));
      }),
    );
  });
});
