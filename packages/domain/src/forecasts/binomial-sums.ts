import { countDistribution, type Trials } from '../statistics/count-distribution.ts';
import { deviationsFor95 } from '../statistics/expected.ts';

/** A count is below `low`, and above `high`, with a chance of at most 2.5 % each. */
export interface CountInterval {
  readonly low: number;
  readonly high: number;
}

const tail = 0.025;

/** From this variance on the normal distribution, corrected for skewness, is off by less than a tenth of a hit. */
const normalFrom = 100;

export function meanOf(trials: readonly Trials[]): number {
  return trials.reduce((sum, { count, chance }) => sum + count * chance, 0);
}

/**
 * The central 95 % interval of how many of these trials hit: exact where few are expected, however small the chance, by adding the binomial
 * distributions of the parts; else by the normal distribution with mean, variance and skewness of the sum (Cornish-Fisher).
 */
export function hitInterval(trials: readonly Trials[]): CountInterval {
  const possible = trials.filter(({ count, chance }) => count > 0 && chance > 0);
  const variance = possible.reduce((sum, { count, chance }) => sum + count * chance * (1 - chance), 0);
  return variance < normalFrom ? exactInterval(possible) : normalInterval(possible, variance);
}

function exactInterval(trials: readonly Trials[]): CountInterval {
  const { from, chances } = countDistribution(trials);
  let atMost = 0;
  let low: number | null = null;
  for (const [index, chance] of chances.entries()) {
    atMost += chance;
    if (low === null && atMost > tail) low = from + index;
    if (atMost >= 1 - tail) return { low: low ?? from + index, high: from + index };
  }
  const last = from + chances.length - 1;
  return { low: low ?? last, high: last };
}

function normalInterval(trials: readonly Trials[], variance: number): CountInterval {
  const mean = meanOf(trials);
  const third = trials.reduce((sum, { count, chance: p }) => sum + count * p * (1 - p) * (1 - 2 * p), 0);
  const skew = ((third / variance) * (deviationsFor95 ** 2 - 1)) / 6;
  const spread = deviationsFor95 * Math.sqrt(variance);
  const most = trials.reduce((sum, { count }) => sum + count, 0);
  // A count x stands for all that is below x + 1/2.
  const whole = (quantile: number) => Math.min(most, Math.max(0, Math.ceil(quantile - 0.5)));
  return { low: whole(mean + skew - spread), high: whole(mean + skew + spread) };
}
