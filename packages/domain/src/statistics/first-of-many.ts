import { countDistribution, type Trials } from './count-distribution.ts';

/** What chance alone gives to the first of many counts. */
export interface FirstOfMany {
  /** 95 times in 100 the first has from `low` to `high`: its 2.5 and 97.5 % points. */
  readonly low: number;
  readonly high: number;
  /** What it has most often: one value where it comes in more than two of three histories, else the two likeliest neighbours. */
  readonly likely: readonly number[];
}

/** A value of the first that is likelier than this needs no second one beside it. */
const alone = 2 / 3;

/** So many counts over the same trials. */
export interface Alike {
  readonly many: number;
  readonly trials: readonly Trials[];
}

/** The highest of `many` counts, each over the same trials, when only chance is at work: see `firstOfGroups`. */
export function firstOfMany(trials: readonly Trials[], many: number): FirstOfMany {
  return firstOfGroups([{ many, trials }]);
}

/**
 * The highest of all counts of some groups when only chance is at work: P(first <= c) is the product of each group's F(c)^many, F the
 * distribution of one count of it (Rulebook 4). An approximation, since the counts share their draws: they are nearly independent. With
 * several eras one count is the sum of its eras' binomials, and those that a larger drum brought are a group of their own.
 */
export function firstOfGroups(groups: readonly Alike[]): FirstOfMany {
  const counts = groups.map(({ many, trials }) => ({ many, ...countDistribution(trials) }));
  const from = Math.min(...counts.map((one) => one.from));
  const end = Math.max(...counts.map((one) => one.from + one.chances.length));
  const upTo = new Array<number>(end - from).fill(1);
  for (const { many, from: least, chances } of counts) {
    let sum = 0;
    for (let at = 0; at < upTo.length; at += 1) {
      sum += chances[from + at - least] ?? 0;
      upTo[at] = (upTo[at] ?? 1) * Math.min(1, sum) ** many;
    }
  }
  const point = (part: number) =>
    from +
    Math.max(
      0,
      upTo.findIndex((chance) => chance >= part),
    );
  const exactly = upTo.map((chance, at) => chance - (upTo[at - 1] ?? 0));
  const best = exactly.indexOf(Math.max(...exactly));
  const second = (exactly[best + 1] ?? 0) > (exactly[best - 1] ?? 0) ? best + 1 : best - 1;
  const isAlone = (exactly[best] ?? 0) > alone || exactly[second] === undefined || exactly[second] === 0;
  const likely = isAlone ? [best] : [Math.min(best, second), Math.max(best, second)];
  return { low: point(0.025), high: point(0.975), likely: likely.map((at) => from + at) };
}
