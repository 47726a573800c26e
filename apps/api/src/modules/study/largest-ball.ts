import type { Era } from '@bolillero/domain/games/era';

/** The largest main ball that any era of a lottery has had: whatever a past draw may contain. */
export function largestBallIn(eras: readonly Era[]): number {
  return Math.max(...eras.map(({ matrix }) => matrix.size));
}
