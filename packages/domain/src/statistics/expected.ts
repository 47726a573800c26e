import type { DrawDate } from '../calendar/draw-date.ts';
import type { Era } from '../games/era.ts';
import { specialSize } from '../games/matrix.ts';
import { drawCount, erasIn, type Part, type Scope } from '../history/scope.ts';
import { chiSquareTail } from './chi-square.ts';
import { countDistribution } from './count-distribution.ts';
import { frequency, ownDrumEras, pickedSpecial } from './counts.ts';

/** What chance alone gives: a count, and where it lies 95 times in 100. Unrounded. */
export interface Expected {
  readonly expected: number;
  /** Not below 0. */
  readonly low: number;
  readonly high: number;
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
export const deviationsFor95 = 1.959964;

/**
 * How often chance alone has a ball come in the draws of a scope: the sum of k/N over each draw's own era, 0 where the drum did
 * not hold the ball yet; the interval from the sum of p(1-p) (Rulebook 4). One ball in twenty lies outside by chance too, and
 * neither a frequent nor a rare ball is likelier in the next draw.
 */
export function expectedFrequency(scope: Scope, part: Part, ball: number): Expected {
  return sumOf(drumsIn(scope, part).map(({ draws, k, N }) => ({ draws, p: ball <= N ? k / N : 0 })));
}

/** The same for a pair, trio or any set of main balls: C(k,s)/C(N,s) in each draw's era, 0 where a ball was not in the drum. */
export function expectedOf(scope: Scope, balls: readonly number[]): Expected {
  const largest = Math.max(...balls);
  return sumOf(
    drumsIn(scope, 'main').map(({ draws, k, N }) => {
      const chance = balls.reduce((p, _, drawn) => p * Math.max(0, (k - drawn) / (N - drawn)), 1);
      return { draws, p: largest <= N ? chance : 0 };
    }),
  );
}

/**
 * How many of the balls 1..`size` lie outside their interval when only chance is at work. Not one in twenty: counts are whole, so that few
 * draws have more of them outside or less. Exact, by the distribution of each ball's count.
 */
export function expectedOutside(scope: Scope, part: Part, size: number): number {
  const drums = drumsIn(scope, part);
  // Balls that were in the same drums are alike.
  const known = new Map<number, number>();
  let outside = 0;
  for (let ball = 1; ball <= size; ball += 1) {
    const inDrum = drums.filter(({ N }) => ball <= N);
    const chance = known.get(inDrum.length) ?? chanceOutside(scope, part, ball, inDrum);
    known.set(inDrum.length, chance);
    outside += chance;
  }
  return outside;
}

function chanceOutside(scope: Scope, part: Part, ball: number, drums: readonly Drum[]): number {
  const { low, high } = expectedFrequency(scope, part, ball);
  const { from, chances } = countDistribution(
    drums.map(({ draws, k, N }) => ({ count: draws, chance: k / N })),
  );
  return chances.reduce((sum, chance, index) => {
    const count = from + index;
    return count < low || count > high ? sum + chance : sum;
  }, 0);
}

/** A ball that is expected fewer times than this tells nothing. */
export const leastExpected = 5;

/** Of one era, or of all. */
export interface ChiSquare {
  readonly statistic: number;
  readonly degrees: number;
  /**
   * The chance of one at least as large when only chance is at work; null with no degree of freedom, and where a ball is expected
   * fewer than 5 times: the approximation does not hold there.
   */
  readonly pValue: number | null;
}

export interface EraChiSquare extends ChiSquare {
  readonly from: DrawDate;
  readonly draws: number;
  /** Of each ball of the era's drum. */
  readonly expected: number;
}

export interface ChiSquares extends ChiSquare {
  readonly eras: readonly EraChiSquare[];
}

/**
 * Whether all balls came about equally often, in one number: per era (N-1)/(N-k) x sum((O-E)^2/E) with N-1 degrees of freedom,
 * the factor because balls are drawn without replacement; eras add up (Rulebook 4). Of the special part k is 1.
 */
export function chiSquare(scope: Scope, part: Part): ChiSquares {
  const drums = drumsIn(scope, part);
  const eras = drums.map((drum) => eraChiSquare(drum, part));
  const statistic = eras.reduce((sum, era) => sum + era.statistic, 0);
  const degrees = eras.reduce((sum, era) => sum + era.degrees, 0);
  // A ball of a small drum is in all larger ones: the last one of the largest is expected least.
  const last = Math.max(0, ...drums.map(({ N }) => N));
  return { ...judged(statistic, degrees, expectedFrequency(scope, part, last).expected), eras };
}

function eraChiSquare({ era, scope, draws, k, N }: Drum, part: Part): EraChiSquare {
  const counts = frequency(scope, part);
  const expected = (draws * k) / N;
  let sum = 0;
  for (let ball = 1; ball <= N; ball += 1) sum += ((counts[ball] ?? 0) - expected) ** 2 / expected;
  // A draw that takes the whole drum leaves nothing to chance.
  const isCertain = N === k;
  const judgement = isCertain ? judged(0, 0, expected) : judged(((N - 1) / (N - k)) * sum, N - 1, expected);
  return { from: era.from, draws, expected, ...judgement };
}

function judged(statistic: number, degrees: number, rarest: number): ChiSquare {
  const tells = degrees > 0 && rarest >= leastExpected;
  return { statistic, degrees, pValue: tells ? chiSquareTail(statistic, degrees) : null };
}

/** An era's draws of k of N. */
interface Drum {
  readonly era: Era;
  readonly scope: Scope;
  readonly draws: number;
  readonly k: number;
  readonly N: number;
}

/** The eras that have draws of this part; special balls of a drum of their own, where they are on file. */
function drumsIn(scope: Scope, part: Part): Drum[] {
  const drums = erasIn(scope).map(({ era, scope: inEra }) => {
    const { balls, size } = era.matrix;
    return part === 'main'
      ? { era, scope: inEra, draws: drawCount(inEra), k: balls, N: size }
      : { era, scope: inEra, draws: specialsIn(inEra), k: 1, N: specialSize(era.matrix) };
  });
  return drums.filter(({ draws }) => draws > 0);
}

function specialsIn({ history, start, end }: Scope): number {
  const hasDrum = ownDrumEras(history);
  let draws = 0;
  for (let draw = start; draw < end; draw += 1) {
    if (pickedSpecial(history, hasDrum, draw) !== 0) draws += 1;
  }
  return draws;
}

function sumOf(parts: readonly { readonly draws: number; readonly p: number }[]): Expected {
  const expected = parts.reduce((sum, { draws, p }) => sum + draws * p, 0);
  const variance = parts.reduce((sum, { draws, p }) => sum + draws * p * (1 - p), 0);
  const reach = deviationsFor95 * Math.sqrt(variance);
  return { expected, low: Math.max(0, expected - reach), high: expected + reach };
}
