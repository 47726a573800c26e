import { countDistribution } from '@bolillero/domain/statistics/count-distribution';
import { leastExpected } from '@bolillero/domain/statistics/expected';
import { type CountByChance, chancePlace } from '../../components/charts/chance-place.ts';

/** How many draws had a value of `first` to `last`, beside what chance gives. */
export interface StructureBar extends CountByChance {
  readonly first: number;
  readonly last: number;
}

/** A bar that is expected in fewer draws than this stands for nothing. */
const visible = 0.5;

/** The bars that are drawn: none at the ends that neither came nor is expected in half a draw. */
export function drawnBars(bars: readonly StructureBar[]): readonly StructureBar[] {
  const isSeen = ({ count, expected }: StructureBar) => count > 0 || expected >= visible;
  return bars.slice(Math.max(0, bars.findIndex(isSeen)), bars.findLastIndex(isSeen) + 1);
}

/** Where a bar lies beside its band; one that is expected too seldom says nothing. */
export const placeOf = (bar: StructureBar) => (bar.expected < leastExpected ? 'inside' : chancePlace(bar));

/** How the bars of all pictures together lie beside their bands. */
export interface StructureVerdict {
  /** Those that tell something: expected at least 5 times. */
  readonly bars: number;
  readonly outside: number;
  /** So many lie outside by chance: one of twenty. */
  readonly usual: number;
  /** More lie outside than chance puts there 97.5 times in 100. */
  readonly isMore: boolean;
}

const chanceOutside = 0.05;

export function verdictOf(charts: readonly (readonly StructureBar[])[]): StructureVerdict {
  const telling = charts.flat().filter(({ expected }) => expected >= leastExpected);
  const outside = telling.filter((bar) => placeOf(bar) !== 'inside').length;
  const { from, chances } = countDistribution([{ count: telling.length, chance: chanceOutside }]);
  const atLeast = chances.reduce((sum, chance, at) => (from + at >= outside ? sum + chance : sum), 0);
  return {
    bars: telling.length,
    outside,
    usual: Math.round(telling.length * chanceOutside),
    isMore: outside > 0 && atLeast < 0.025,
  };
}

/** What part of all that is expected a bar is. */
export function chanceOf(bars: readonly StructureBar[], bar: StructureBar | undefined): number {
  const all = bars.reduce((sum, { expected }) => sum + expected, 0);
  return all === 0 ? 0 : (bar?.expected ?? 0) / all;
}

/** The likeliest values, the likeliest first. */
export function likeliest(bars: readonly StructureBar[]): readonly StructureBar[] {
  return bars.toSorted((a, b) => b.expected - a.expected || a.first - b.first);
}

/** The neighbouring bars that hold most nearly half of the draws, the fewest of them, and which part that is; null without draws. */
export function aboutHalf(
  bars: readonly StructureBar[],
): { readonly first: number; readonly last: number; readonly part: number } | null {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  let best: { first: number; last: number; part: number; bars: number } | null = null;
  for (const [start, from] of bars.entries()) {
    let count = 0;
    for (const [width, to] of bars.slice(start).entries()) {
      count += to.count;
      const part = count / all;
      if (best === null || isBetter({ part, bars: width + 1 }, best))
        best = { first: from.first, last: to.last, part, bars: width + 1 };
    }
  }
  return all === 0 || best === null ? null : { first: best.first, last: best.last, part: best.part };
}

/** Parts this near to each other are told alike; then fewer bars tell more. */
const alike = 0.03;

function isBetter(
  one: { readonly part: number; readonly bars: number },
  other: { readonly part: number; readonly bars: number },
): boolean {
  const [a, b] = [Math.abs(one.part - 0.5), Math.abs(other.part - 0.5)];
  if (a <= alike && b <= alike) return one.bars < other.bars || (one.bars === other.bars && a < b);
  return a < b;
}
