/**
 * The second ball of a draw (Rulebook 3). With a drum of its own the player picks it; a bonus ball of the
 * same drum is drawn after the main ones and counts when it is among the player's main balls.
 */
export type SpecialBall =
  | { readonly kind: 'none' }
  | { readonly kind: 'own-drum'; readonly size: number }
  | { readonly kind: 'same-drum' };

/** Every kind of special ball. */
export const specialKinds = ['none', 'own-drum', 'same-drum'] as const satisfies SpecialBall['kind'][];

/** What a game draws: `balls` different ones of 1..`size`, and perhaps a special ball. "5 of 69 and 1 of 26". */
export interface Matrix {
  readonly balls: number;
  readonly size: number;
  readonly special: SpecialBall;
}

export type MatrixFault =
  | { readonly code: 'balls-out-of-range'; readonly balls: number; readonly size: number }
  | { readonly code: 'size-out-of-range'; readonly size: number; readonly largest: number }
  | { readonly code: 'special-size-out-of-range'; readonly size: number; readonly largest: number }
  | { readonly code: 'no-ball-left-for-bonus' };

/** Balls carry two digits. */
export const largestDrum = 99;

/** Whether a ticket of this game has a special ball to pick. */
export function picksSpecial(matrix: Matrix): boolean {
  return matrix.special.kind === 'own-drum';
}

/** The size of the special ball's own drum; 0 where it has none. */
export function specialSize(matrix: Matrix): number {
  return matrix.special.kind === 'own-drum' ? matrix.special.size : 0;
}

/** What is wrong with a matrix that somebody typed: 1 <= balls <= size <= 99, and a bonus ball must be left. */
export function validateMatrix(matrix: Matrix): MatrixFault[] {
  const { balls, size, special } = matrix;
  const faults: MatrixFault[] = [];
  if (!isWholeBetween(size, 1, largestDrum)) {
    faults.push({ code: 'size-out-of-range', size, largest: largestDrum });
  }
  if (!isWholeBetween(balls, 1, Math.max(size, 1))) faults.push({ code: 'balls-out-of-range', balls, size });
  if (special.kind === 'own-drum' && !isWholeBetween(special.size, 1, largestDrum)) {
    faults.push({ code: 'special-size-out-of-range', size: special.size, largest: largestDrum });
  }
  if (special.kind === 'same-drum' && balls === size) faults.push({ code: 'no-ball-left-for-bonus' });
  return faults;
}

/** Whether a number is a main ball of this game. */
export function isMainBall(matrix: Matrix, ball: number): boolean {
  return isWholeBetween(ball, 1, matrix.size);
}

/** Whether a number is in the special ball's own drum. */
export function isSpecialOfOwnDrum(matrix: Matrix, special: number): boolean {
  return isWholeBetween(special, 1, specialSize(matrix));
}

/** Every main ball of the game, 1 to its size. */
export function mainBalls(matrix: Matrix): number[] {
  return Array.from({ length: matrix.size }, (_, index) => index + 1);
}

/** Whether two matrices are the same rule: saving a different one opens a new era. */
export function isSameMatrix(a: Matrix, b: Matrix): boolean {
  return (
    a.balls === b.balls &&
    a.size === b.size &&
    a.special.kind === b.special.kind &&
    specialSize(a) === specialSize(b)
  );
}

function isWholeBetween(n: number, least: number, most: number): boolean {
  return Number.isInteger(n) && n >= least && n <= most;
}
