import { isMainBall, isSpecialOfOwnDrum, type Matrix, picksSpecial, specialSize } from '../games/matrix.ts';
import { err, ok, type Result } from '../result.ts';

declare const brand: unique symbol;

/** The numbers of a play as they arrive: anything goes. */
export interface TypedPlay {
  readonly balls: readonly number[];
  readonly special: number | null;
  /** Whether it is bought with the multiplier; where nobody says, it is not. */
  readonly withMultiplier?: boolean;
}

/** The numbers of a play that fits its lottery's matrix. `validatePlay` is the only door. */
export interface Play {
  /** Ascending. */
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly [brand]: 'Play';
}

export type PlayFault =
  | { readonly code: 'ball-count'; readonly expected: number; readonly given: number }
  | { readonly code: 'ball-out-of-range'; readonly ball: number; readonly size: number }
  | { readonly code: 'ball-repeated'; readonly ball: number }
  | { readonly code: 'special-missing' }
  | { readonly code: 'special-out-of-range'; readonly special: number; readonly size: number }
  | { readonly code: 'special-not-allowed' };

/** A play of this matrix, or everything that is wrong with it. */
export function validatePlay(matrix: Matrix, typed: TypedPlay): Result<Play, readonly PlayFault[]> {
  const faults = [...mainBallFaults(matrix, typed.balls), ...specialFaults(matrix, typed.special)];
  if (faults.length > 0) return err(faults);
  const balls: readonly number[] = typed.balls.toSorted((a, b) => a - b);
  return ok({ balls, special: typed.special } as Play);
}

/**
 * What tells two plays of one draw apart (Rulebook 6): "1-2-3-4-5+6", "1-2-3-4-5-6" without a special ball,
 * "1-2-3-4-5+6x" with the multiplier.
 */
export function playKey({ balls, special, withMultiplier = false }: TypedPlay): string {
  const numbers = balls.toSorted((a, b) => a - b).join('-');
  return `${numbers}${special === null ? '' : `+${special}`}${withMultiplier ? 'x' : ''}`;
}

export type MainBallFault = Extract<
  PlayFault,
  { code: 'ball-count' | 'ball-out-of-range' | 'ball-repeated' }
>;

/** What is wrong with a set of main balls, of a play or of a draw; each repeated ball is said once. */
export function mainBallFaults(matrix: Matrix, balls: readonly number[]): MainBallFault[] {
  const faults: MainBallFault[] = [];
  if (balls.length !== matrix.balls) {
    faults.push({ code: 'ball-count', expected: matrix.balls, given: balls.length });
  }
  for (const ball of new Set(balls)) {
    if (!isMainBall(matrix, ball)) faults.push({ code: 'ball-out-of-range', ball, size: matrix.size });
    if (balls.indexOf(ball) !== balls.lastIndexOf(ball)) faults.push({ code: 'ball-repeated', ball });
  }
  return faults;
}

function specialFaults(matrix: Matrix, special: number | null): PlayFault[] {
  if (!picksSpecial(matrix)) return special === null ? [] : [{ code: 'special-not-allowed' }];
  if (special === null) return [{ code: 'special-missing' }];
  if (isSpecialOfOwnDrum(matrix, special)) return [];
  return [{ code: 'special-out-of-range', special, size: specialSize(matrix) }];
}
