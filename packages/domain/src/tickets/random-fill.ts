import { type Matrix, mainBalls, picksSpecial, specialSize } from '../games/matrix.ts';
import { pickDistinct, type RandomSource } from '../random/random-source.ts';
import type { Ticket } from './ticket.ts';

/** Completes a ticket by chance ("Azar"), keeping whatever is already chosen. */
export function fillRandomly(matrix: Matrix, ticket: Ticket, random: RandomSource): Ticket {
  const chosen = new Set(ticket.balls.map(({ ball }) => ball));
  const others = mainBalls(matrix).filter((ball) => !chosen.has(ball));
  const missing = Math.max(0, matrix.balls - ticket.balls.length);
  const added = pickDistinct(random, others, missing).map((ball) => ({ ball, category: 'plain' as const }));
  const special = ticket.special ?? (picksSpecial(matrix) ? 1 + random.below(specialSize(matrix)) : null);
  return { ...ticket, balls: [...ticket.balls, ...added], special };
}

/** New numbers in the place of all that a ticket has; its multiplier and its mark stay. */
export function drawAnew(matrix: Matrix, ticket: Ticket, random: RandomSource): Ticket {
  return fillRandomly(matrix, { ...ticket, balls: [], special: null }, random);
}
