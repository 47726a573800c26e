import type { Matrix } from '../games/matrix.ts';

/** How likely each value is; values without a chance are left out. */
export type Chances = ReadonlyMap<number, number>;

/** C(n, k) as a number; 0 where k does not fit. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) product = (product * (n - Math.min(k, n - k) + i)) / i;
  return product;
}

/** How many of `k` balls drawn from `N` are among `marked` of them (hypergeometric). */
export function amongMarked(k: number, N: number, marked: number): Chances {
  return chancesOf(0, k, (value) => (choose(marked, value) * choose(N - marked, k - value)) / choose(N, k));
}

/** Odd balls of a draw. */
export const oddChances = ({ balls, size }: Matrix): Chances => amongMarked(balls, size, Math.ceil(size / 2));

/** Balls of a draw up to half of the drum. */
export const lowChances = ({ balls, size }: Matrix): Chances => amongMarked(balls, size, lowest(size));

/** The largest ball that counts as low: floor(N/2). */
export const lowest = (size: number): number => Math.floor(size / 2);

/** Pairs of neighbours (x, x + 1) that both came: C(k-1,c) C(N-k+1,k-c) / C(N,k) (Rulebook 4). */
export function consecutiveChances({ balls: k, size: N }: Matrix): Chances {
  return chancesOf(0, k - 1, (c) => (choose(k - 1, c) * choose(N - k + 1, k - c)) / choose(N, k));
}

/** Largest less smallest ball: (N-s) C(s-1,k-2) / C(N,k) (Rulebook 4); of a single ball 0. */
export function spanChances({ balls: k, size: N }: Matrix): Chances {
  if (k === 1) return new Map([[0, 1]]);
  return chancesOf(k - 1, N - 1, (s) => ((N - s) * choose(s - 1, k - 2)) / choose(N, k));
}

/** Sums of all balls in tens, each under the first of its ten (1 to 10: 1), counted exactly. */
export function sumChances({ balls: k, size: N }: Matrix): Chances {
  const most = (k * (2 * N - k + 1)) / 2;
  // ways[taken][sum]: so many sets of `taken` balls have this sum
  const ways = Array.from({ length: k + 1 }, () => new Float64Array(most + 1));
  (ways[0] as Float64Array)[0] = 1;
  for (let ball = 1; ball <= N; ball += 1) {
    for (let taken = Math.min(k, ball); taken >= 1; taken -= 1) {
      const [from, to] = [ways[taken - 1] as Float64Array, ways[taken] as Float64Array];
      for (let sum = most; sum >= ball; sum -= 1) to[sum] = (to[sum] ?? 0) + (from[sum - ball] ?? 0);
    }
  }
  const all = choose(N, k);
  const tens = new Map<number, number>();
  (ways[k] as Float64Array).forEach((count, sum) => {
    if (count > 0) tens.set(tenOf(sum), (tens.get(tenOf(sum)) ?? 0) + count / all);
  });
  return tens;
}

/** The first sum of the ten that a sum lies in: 171 to 180 are 171. */
export const tenOf = (sum: number): number => Math.floor((sum - 1) / 10) * 10 + 1;

function chancesOf(first: number, last: number, chance: (value: number) => number): Chances {
  const chances = new Map<number, number>();
  for (let value = first; value <= last; value += 1) {
    const likely = chance(value);
    if (likely > 0) chances.set(value, likely);
  }
  return chances;
}
