/**
 * How far the balls that tickets hit are from what chance gives, over draws. Before each draw the tickets are settled; chance then
 * draws n of N balls. Ball b stands on u(b) tickets, on average u: the tickets hit the sum of u(b) over the balls drawn, of which chance
 * gives n u, with variance n s2 (N-n)/(N-1), s2 being the variance of u(b) over the drum. That is exact whatever the tickets are, however alike, and
 * however they were chosen from the past; over draws the differences add up as a martingale, whose variances add up.
 */
export interface Deviation {
  hits: number;
  expected: number;
  variance: number;
  /** What the variance would be for as many tickets, each at random. */
  independent: number;
  /** More than this no draw can differ from its expectation. */
  step: number;
}

/** One draw: on how many of the tickets each ball of the drum stands, how many balls were drawn, and what the tickets hit. */
export interface DrawOfUses {
  readonly uses: readonly number[];
  readonly drawn: number;
  readonly hits: number;
  readonly tickets: number;
}

export function noDeviation(): Deviation {
  return { hits: 0, expected: 0, variance: 0, independent: 0, step: 0 };
}

export function addDeviation(deviation: Deviation, { uses, drawn, hits, tickets }: DrawOfUses): void {
  const size = uses.length;
  if (size === 0) return;
  let [sum, squares, most, least] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const use of uses) {
    sum += use;
    squares += use * use;
    if (use > most) most = use;
    if (use < least) least = use;
  }
  const mean = sum / size;
  const factor = size > 1 ? (drawn * (size - drawn)) / (size - 1) : 0;
  const part = mean / Math.max(1, tickets);
  deviation.hits += hits;
  deviation.expected += drawn * mean;
  deviation.variance += factor * Math.max(0, squares / size - mean * mean);
  deviation.independent += factor * tickets * part * (1 - part);
  deviation.step = Math.max(deviation.step, drawn * Math.max(most - mean, mean - least));
}

/** How many tickets count as one, since they are alike: at least 1. */
export function clustering({ variance, independent }: Deviation): number {
  return independent > 0 ? Math.max(1, variance / independent) : 1;
}

/**
 * The chance of a difference this large or larger, either way, is at most this: 2 exp(-t2 / (2 (V + M t / 3))), with difference t, variance V and
 * largest step M (Freedman's inequality for martingales). It holds for any number of draws, where a normal approximation would not.
 */
export function chanceAtMost({ hits, expected, variance, step }: Deviation): number {
  const difference = Math.abs(hits - expected);
  // Not zero only by rounding.
  if (difference <= 1e-9 * Math.max(1, expected)) return 1;
  const exponent = difference ** 2 / (2 * (variance + (step * difference) / 3));
  return Math.min(1, Math.max(Number.MIN_VALUE, 2 * Math.exp(-exponent)));
}
