/** A pause after so many tries: it doubles with each, up to the longest. In the unit of `first`. */
export function doublingPause(tries: number, first: number, longest = Number.POSITIVE_INFINITY): number {
  return Math.min(first * 2 ** (tries - 1), longest);
}

/** The clocks of machines that share a database may differ by so much, in milliseconds; what is more ahead was written before a clock was set back. */
export const clocksDiffer = 60_000;
