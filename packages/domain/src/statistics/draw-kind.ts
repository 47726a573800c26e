import { lowest } from './structure-chances.ts';

/** Of what kind a set of balls is (Rulebook 4, structure), a draw's or a slip's. */
export interface DrawKind {
  /** Odd balls, and low ones: up to half of the drum. */
  readonly odd: number;
  readonly low: number;
  /** Neighbours (x, x + 1) that are both in it. */
  readonly consecutive: number;
  readonly sum: number;
  /** Largest less smallest ball; 0 without any. */
  readonly span: number;
}

/** The kind of balls, ascending, of a drum of `size`. */
export function drawKind(size: number, balls: readonly number[]): DrawKind {
  const half = lowest(size);
  return {
    odd: balls.filter((ball) => ball % 2 === 1).length,
    low: balls.filter((ball) => ball <= half).length,
    consecutive: balls.filter((ball, at) => balls[at + 1] === ball + 1).length,
    sum: balls.reduce((sum, ball) => sum + ball, 0),
    span: (balls.at(-1) ?? 0) - (balls[0] ?? 0),
  };
}

/** How many balls a set shares with the draw before it. */
export function repeatsOf(balls: readonly number[], before: readonly number[]): number {
  return before.filter((ball) => balls.includes(ball)).length;
}
