/** A pause after so many tries: it doubles with each, up to the longest. In the unit of `first`. */
export function doublingPause(tries: number, first: number, longest = Number.POSITIVE_INFINITY): number {
  return Math.min(first * 2 ** (tries - 1), longest);
}
