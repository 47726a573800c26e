import { groupedDigits } from '../number-text.ts';
import type { LevelRule } from '../prizes/level.ts';
import { satisfies } from '../prizes/matching.ts';
import type { Matrix } from './matrix.ts';

/** Exact odds: `favourable` of `total` equally likely outcomes. Computed from the matrix, never typed in. */
export interface Odds {
  readonly favourable: bigint;
  readonly total: bigint;
}

/** How many sets of k a set of n has; 0 where there is none. */
export function combinations(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  // After each step this is C(n - k + i, i): the division never leaves a remainder.
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}

/**
 * The odds of a play hitting exactly `main` main balls and exactly that outcome of the special ball. Without
 * a special ball only `false` can come.
 */
export function matchOdds(matrix: Matrix, main: number, special: boolean): Odds {
  const { balls, size } = matrix;
  const total = combinations(size, balls);
  const favourable = combinations(balls, main) * combinations(size - balls, balls - main);
  const { hit, of } = specialOutcomes(matrix, main);
  return { favourable: favourable * BigInt(special ? hit : of - hit), total: total * BigInt(of) };
}

/** Of how many equally likely special balls, and how many of them the play has, given its main hits. */
function specialOutcomes({ balls, size, special }: Matrix, main: number): { hit: number; of: number } {
  switch (special.kind) {
    case 'none':
      return { hit: 0, of: 1 };
    case 'own-drum':
      return { hit: 1, of: special.size };
    case 'same-drum':
      // Drawn from the balls that are left, among them the player's own that were not hit.
      return { hit: balls - main, of: size - balls };
  }
}

/**
 * The odds of winning each level of a table, its rules given from position 1 down: a play takes the first that it
 * satisfies (Rulebook 7). What a missing "4 + 1" would have won goes to the next level that it satisfies, "4".
 */
export function levelOdds(matrix: Matrix, rules: readonly LevelRule[]): Odds[] {
  const favourable = rules.map(() => 0n);
  let total = 1n;
  for (let main = 0; main <= matrix.balls; main += 1) {
    for (const special of [false, true]) {
      const odds = matchOdds(matrix, main, special);
      total = odds.total;
      const match = { balls: Array.from({ length: main }, (_, index) => index + 1), special };
      const won = rules.findIndex((rule) => satisfies(rule, match));
      if (won !== -1) favourable[won] = (favourable[won] ?? 0n) + odds.favourable;
    }
  }
  return favourable.map((each) => ({ favourable: each, total }));
}

/** The odds of a play winning anything: one of the levels, as the settlement reads them. */
export function overallOdds(matrix: Matrix, rules: readonly LevelRule[]): Odds {
  const each = levelOdds(matrix, rules);
  return {
    favourable: each.reduce((sum, odds) => sum + odds.favourable, 0n),
    total: each[0]?.total ?? 1n,
  };
}

/** "292,201,338.00": the x of "1 in x", half up to two decimals (or as many as asked). Calls carry it so. */
export function oneIn({ favourable, total }: Odds, decimals = 2): string {
  if (favourable === 0n) return '∞';
  const scale = 10n ** BigInt(decimals);
  // Half up: add one half before the division drops the rest.
  const scaled = (2n * total * scale + favourable) / (2n * favourable);
  const units = groupedDigits(String(scaled / scale));
  return decimals === 0 ? units : `${units}.${String(scaled % scale).padStart(decimals, '0')}`;
}
