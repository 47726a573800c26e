import { deviationsFor95 } from '../statistics/expected.ts';

/** So many independent trials, each with this chance. */
export interface Trials {
  readonly count: number;
  readonly chance: number;
}

/** A count is below `low`, and above `high`, with a chance of at most 2.5 % each. */
export interface CountInterval {
  readonly low: number;
  readonly high: number;
}

const tail = 0.025;

/** From this variance on the normal distribution, corrected for skewness, is off by less than a tenth of a hit. */
const normalFrom = 100;

/** What is below this part of the whole is left out of sums. */
const negligible = 1e-20;

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

interface Distribution {
  /** The count that the first of `chances` is of. */
  readonly from: number;
  readonly chances: readonly number[];
}

function exactInterval(trials: readonly Trials[]): CountInterval {
  const certain: Distribution = { from: 0, chances: [1] };
  const { from, chances } = trials.map(binomial).reduce(sumOf, certain);
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

// By the ratio of neighbours from no hit on, whose chance does not vanish: a variance below 100 and a chance up to a half give
// exp(-278) at least. Above a half the misses are counted instead.
function binomial({ count, chance }: Trials): Distribution {
  const isRare = chance <= 0.5;
  const p = isRare ? chance : 1 - chance;
  const chances = [Math.exp(count * Math.log1p(-p))];
  for (let hits = 0; hits < count; hits += 1) {
    const next = (chances[hits] ?? 0) * ((count - hits) / (hits + 1)) * (p / (1 - p));
    if (next < negligible && hits > count * p) break;
    chances.push(next);
  }
  return isRare
    ? { from: 0, chances }
    : { from: count - (chances.length - 1), chances: chances.toReversed() };
}

function sumOf(a: Distribution, b: Distribution): Distribution {
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0);
  for (const [i, one] of a.chances.entries()) {
    for (const [j, other] of b.chances.entries()) chances[i + j] = (chances[i + j] ?? 0) + one * other;
  }
  return { from: a.from + b.from, chances };
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
