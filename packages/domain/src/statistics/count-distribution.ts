/** So many independent trials, each with this chance. */
export interface Trials {
  readonly count: number;
  readonly chance: number;
}

/** How likely each count is. */
export interface CountDistribution {
  /** The count that the first of `chances` is of. */
  readonly from: number;
  readonly chances: readonly number[];
}

/** What is below this part of the likeliest count is left out. */
const negligible = 1e-20;

/** How many of these trials hit: the binomial distributions of the parts, added. */
export function countDistribution(trials: readonly Trials[]): CountDistribution {
  return trials.map(binomial).reduce(sumOf, { from: 0, chances: [1] });
}

// From the likeliest count outwards by the ratio of neighbours, so that nothing vanishes that counts.
function binomial({ count, chance: p }: Trials): CountDistribution {
  if (p <= 0 || p >= 1) return { from: p >= 1 ? count : 0, chances: [1] };
  const likeliest = Math.min(count, Math.floor((count + 1) * p));
  const above = [1];
  for (let hits = likeliest; hits < count; hits += 1) {
    const next = (above.at(-1) ?? 0) * ((count - hits) / (hits + 1)) * (p / (1 - p));
    if (next < negligible) break;
    above.push(next);
  }
  const below: number[] = [];
  for (let hits = likeliest; hits > 0; hits -= 1) {
    const next = (below.at(-1) ?? 1) * (hits / (count - hits + 1)) * ((1 - p) / p);
    if (next < negligible) break;
    below.push(next);
  }
  const parts = [...below.toReversed(), ...above];
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return { from: likeliest - below.length, chances: parts.map((part) => part / whole) };
}

function sumOf(a: CountDistribution, b: CountDistribution): CountDistribution {
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0);
  for (const [i, one] of a.chances.entries()) {
    for (const [j, other] of b.chances.entries()) chances[i + j] = (chances[i + j] ?? 0) + one * other;
  }
  return { from: a.from + b.from, chances };
}
