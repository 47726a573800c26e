import type { DrawDate } from '../calendar/draw-date.ts';
import { type Matrix, picksSpecial, specialSize } from '../games/matrix.ts';
import type { RandomSource } from '../random/random-source.ts';
import { leastMeant, withBalls, withoutBalls } from './categories.ts';
import { fillRandomly } from './random-fill.ts';
import { hasAllBalls, type Ticket } from './ticket.ts';

/** How two dates come to a number. */
export interface NumerologySum {
  /** The sums of the digits of the birth date and of the draw date. */
  readonly birth: number;
  readonly draw: number;
  /** Their sum, then the sum of that one's digits, and so on: 42, 6. */
  readonly sums: readonly number[];
  /** What is put on the ticket. */
  readonly value: number;
}

/**
 * The number that a birth date and a draw date come to, and how (Rulebook 5): the sum of the digits of both, then the
 * sum of that one's digits, and again while it has two digits and is above the drum; what is still above
 * wraps around. 1990-05-12 and 2026-11-21: 27 + 15 = 42, 4 + 2 = 6.
 */
export function numerologySum(matrix: Matrix, birth: DrawDate, draw: DrawDate): NumerologySum {
  const drum = picksSpecial(matrix) ? specialSize(matrix) : matrix.size;
  const dates = { birth: digitSum(birth), draw: digitSum(draw) };
  const both = dates.birth + dates.draw;
  let value = digitSum(String(both));
  const sums = [both, value];
  while (value > 9 && value > drum) {
    value = digitSum(String(value));
    sums.push(value);
  }
  return { ...dates, sums, value: ((value - 1) % drum) + 1 };
}

/** The number alone. */
export function numerologyValue(matrix: Matrix, birth: DrawDate, draw: DrawDate): number {
  return numerologySum(matrix, birth, draw).value;
}

/**
 * Puts the number on the ticket, as its special ball where the player picks one and else as one of its main
 * balls, and completes the rest by chance. On a ticket with all its balls the number takes the place of a
 * plain ball, or else of the one chosen first.
 */
export function fillByNumerology(
  matrix: Matrix,
  ticket: Ticket,
  birth: DrawDate,
  draw: DrawDate,
  random: RandomSource,
): Ticket {
  const value = numerologyValue(matrix, birth, draw);
  const withValue = picksSpecial(matrix) ? { ...ticket, special: value } : withBall(matrix, ticket, value);
  return fillRandomly(matrix, withValue, random);
}

function withBall(matrix: Matrix, ticket: Ticket, ball: number): Ticket {
  if (ticket.balls.some((chosen) => chosen.ball === ball)) return ticket;
  const gone = hasAllBalls(matrix, ticket) ? leastMeant(ticket.balls, [ball], 1) : [];
  return withBalls(
    withoutBalls(ticket, gone, () => 'plain'),
    [ball],
    'plain',
  );
}

function digitSum(text: string): number {
  let sum = 0;
  for (const character of text) if (character >= '0' && character <= '9') sum += Number(character);
  return sum;
}
