import type { AnswerOf } from '@bolillero/contract/call';
import type { modeOfMonths, moreFrequent, morePairs, pairMap } from '@bolillero/contract/calls/analytic';
import { drawCount, drumIn, type Part, type Scope, scopeWithin } from '@bolillero/domain/history/scope';
import { appearances } from '@bolillero/domain/statistics/appearances';
import {
  countCombinations,
  pairCounts,
  rankCombinations,
  sharingFirst,
} from '@bolillero/domain/statistics/combination-table';
import { type BallCount, frequency } from '@bolillero/domain/statistics/counts';
import {
  chiSquare,
  type Expected,
  expectedFrequency,
  expectedOf,
  expectedOutside,
} from '@bolillero/domain/statistics/expected';
import { firstCombination } from '@bolillero/domain/statistics/first-combination';
import { modeScope, modeStart, modes } from '@bolillero/domain/statistics/mode';
import { mostFrequent } from '@bolillero/domain/statistics/ranking';
import type { Subject } from '../../engine/engine.ts';
import { presentScope } from '../../engine/present-scope.ts';
import { type DateRange, labelParameter } from '../../engine/query-parameters.ts';

type BallChart = AnswerOf<typeof moreFrequent>;
type CombinationChart = AnswerOf<typeof morePairs>;
type Bars = Omit<CombinationChart, 'compared' | 'tied' | 'first'>;
type Rank = (counts: Uint32Array, size: number, limit: number) => readonly BallCount[];

/** One bar: what it is of, how often it came and how often chance gives it. */
interface Bar {
  readonly balls: readonly number[];
  readonly count: number;
  readonly expected: Expected;
}

/** `withDates`: with the dates of all appearances. */
function presentBars(scope: Scope, part: Part, bars: readonly Bar[], withDates = true): Bars {
  const labels = bars.map(({ balls }) => balls.join('-'));
  return {
    labels,
    data: bars.map(({ count }) => count),
    appearances: (withDates ? bars : []).map(({ balls, count }, index) => ({
      ball: labels[index] ?? '',
      dates: appearances(scope, balls, part),
      y: count,
    })),
    expected: bars.map(({ expected }) => expected.expected),
    low: bars.map(({ expected }) => expected.low),
    high: bars.map(({ expected }) => expected.high),
    ...presentScope(scope),
  };
}

function ballChart(
  scope: Scope,
  part: Part,
  size: number,
  ranked: readonly BallCount[],
  withDates = true,
): BallChart {
  const bars = ranked.map(({ ball, count }) => ({
    balls: [ball],
    count,
    expected: expectedFrequency(scope, part, ball),
  }));
  return {
    ...presentBars(scope, part, bars, withDates),
    chi_square: presentChiSquare(scope, part),
    outside_expected: expectedOutside(scope, part, size),
  };
}

function presentChiSquare(scope: Scope, part: Part): BallChart['chi_square'] {
  if (drawCount(scope) === 0) return null;
  const { statistic, degrees, pValue } = chiSquare(scope, part);
  return { statistic, degrees, p_value: pValue };
}

/** What of a chart is asked for. */
interface AskedBars extends DateRange {
  readonly limit: number;
  /** The one that is asked for alone, as charts label it; null: the first of the order. */
  readonly label: string | null;
  readonly withDates: boolean;
}

/** Balls in an order of their counts. */
export function presentBallChart(
  subject: Subject,
  { limit, label, part, withDates, ...range }: AskedBars & { readonly part: Part },
  rank: Rank,
): BallChart {
  const scope = scopeWithin(subject.scope, range);
  const size = drumIn(scope, part, subject.matrix);
  const counts = subject.tables(scope)?.[part].counts ?? frequency(scope, part);
  const asked = label === null ? null : labelParameter('ball', label, 1, size);
  const ranked =
    asked === null ? rank(counts, size, limit) : asked.map((ball) => ({ ball, count: counts[ball] ?? 0 }));
  return ballChart(scope, part, size, ranked, withDates);
}

/** Pairs (2) or trios (3) that came most. */
export function presentCombinations(
  subject: Subject,
  { limit, label, withDates, ...range }: AskedBars,
  of: 2 | 3,
): CombinationChart {
  const scope = scopeWithin(subject.scope, range);
  const size = drumIn(scope, 'main', subject.matrix);
  const carried = subject.tables(scope);
  const table = carried === null ? countCombinations(scope, of) : of === 2 ? carried.pairs : carried.trios;
  const asked = label === null ? null : labelParameter('ball', label, of, size);
  const ranked =
    asked === null
      ? rankCombinations(table, limit)
      : [{ balls: asked, count: appearances(scope, asked, 'main').length }];
  const bars = ranked.map(({ balls, count }) => ({ balls, count, expected: expectedOf(scope, balls) }));
  const { compared, ...first } = firstCombination(scope, of, size);
  return {
    ...presentBars(scope, 'main', bars, withDates),
    compared,
    tied: sharingFirst(table),
    first: { ...first, likely: [...first.likely] },
  };
}

/** How often each pair came, of all balls that the chart of balls lists. */
export function presentPairMap(subject: Subject, range: DateRange): AnswerOf<typeof pairMap> {
  const scope = scopeWithin(subject.scope, range);
  const size = drumIn(scope, 'main', subject.matrix);
  const table = subject.tables(scope)?.pairs ?? countCombinations(scope, 2);
  const byLarger = Array.from({ length: size - 1 }, (_, at) => expectedOf(scope, [1, at + 2]));
  return {
    size,
    counts: pairCounts(table, size),
    expected: byLarger.map(({ expected }) => expected),
    low: byLarger.map(({ low }) => low),
    high: byLarger.map(({ high }) => high),
    ...presentScope(scope),
  };
}

/** The most repeated balls of the last three months, and those that share the top count. */
export function presentMode(
  { scope: whole, matrix }: Subject,
  { limit, part }: { readonly limit: number; readonly part: Part },
): AnswerOf<typeof modeOfMonths> {
  const scope = modeScope(whole);
  const size = drumIn(scope, part, matrix);
  const ranked = mostFrequent(frequency(scope, part), size, size);
  return {
    ...ballChart(scope, part, size, ranked.slice(0, limit)),
    moda: modes(ranked),
    since: modeStart(scope),
  };
}
