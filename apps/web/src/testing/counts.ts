import type { AnswerOf } from '@bolillero/contract/call';
import { moreFrequent, morePairs, moreTrios, pairMap } from '@bolillero/contract/calls/analytic';
import type { History } from '@bolillero/domain/history/history';
import { type Part, type Scope, wholeScope } from '@bolillero/domain/history/scope';
import { appearances } from '@bolillero/domain/statistics/appearances';
import {
  countCombinations,
  pairCounts,
  rankCombinations,
  sharingFirst,
} from '@bolillero/domain/statistics/combination-table';
import { frequency } from '@bolillero/domain/statistics/counts';
import {
  chiSquare,
  type Expected,
  expectedFrequency,
  expectedOf,
  expectedOutside,
} from '@bolillero/domain/statistics/expected';
import { firstCombination } from '@bolillero/domain/statistics/first-combination';
import { mostFrequent } from '@bolillero/domain/statistics/ranking';
import { scopeFields, withinAsked } from './history.ts';
import type { Server } from './server.ts';

type Query = Readonly<Record<string, string>>;

/** Answers what is asked of the counts of a history as the engine would: by the functions of the domain. */
export function serveCounts(server: Server, history: History) {
  const whole = wholeScope(history);
  const within = (query: Query) => withinAsked(whole, query);
  return {
    balls: server.serve(moreFrequent, ({ query }) => ballsAnswer(within(query), query)),
    pairs: server.serve(morePairs, ({ query }) => combinationsAnswer(within(query), 2, query)),
    trios: server.serve(moreTrios, ({ query }) => combinationsAnswer(within(query), 3, query)),
    map: server.serve(pairMap, ({ query }) => {
      const scope = within(query);
      const byLarger = Array.from({ length: 68 }, (_, at) => expectedOf(scope, [1, at + 2]));
      return {
        size: 69,
        counts: pairCounts(countCombinations(scope, 2), 69),
        expected: byLarger.map(({ expected }) => expected),
        low: byLarger.map(({ low }) => low),
        high: byLarger.map(({ high }) => high),
        ...scopeFields(scope),
      };
    }),
  };
}

interface Bar {
  readonly balls: readonly number[];
  readonly count: number;
  readonly expected: Expected;
}

function barsAnswer(scope: Scope, part: Part, bars: readonly Bar[], query: Query) {
  const labels = bars.map(({ balls }) => balls.join('-'));
  return {
    labels,
    data: bars.map(({ count }) => count),
    appearances: (query.appearances === '0' ? [] : bars).map(({ balls, count }, at) => ({
      ball: labels[at] ?? '',
      dates: appearances(scope, balls, part),
      y: count,
    })),
    expected: bars.map(({ expected }) => expected.expected),
    low: bars.map(({ expected }) => expected.low),
    high: bars.map(({ expected }) => expected.high),
    ...scopeFields(scope),
  };
}

const asked = (query: Query) => query.ball?.split('-').map(Number);

function ballsAnswer(scope: Scope, query: Query): AnswerOf<typeof moreFrequent> {
  const part = query.special === '1' ? 'special' : 'main';
  const size = part === 'main' ? 69 : 26;
  const [only] = asked(query) ?? [];
  const bars = mostFrequent(frequency(scope, part), size, size)
    .filter(({ ball }) => only === undefined || ball === only)
    .map(({ ball, count }) => ({ balls: [ball], count, expected: expectedFrequency(scope, part, ball) }));
  const { draws } = scopeFields(scope);
  const { statistic, degrees, pValue } = chiSquare(scope, part);
  return {
    ...barsAnswer(scope, part, bars, query),
    chi_square: draws === 0 ? null : { statistic, degrees, p_value: pValue },
    outside_expected: expectedOutside(scope, part, size),
  };
}

function combinationsAnswer(scope: Scope, of: 2 | 3, query: Query): AnswerOf<typeof morePairs> {
  const table = countCombinations(scope, of);
  const only = asked(query);
  const ranked = only
    ? [{ balls: only, count: appearances(scope, only, 'main').length }]
    : rankCombinations(table, Number(query.limit ?? 10));
  const bars = ranked.map(({ balls, count }) => ({ balls, count, expected: expectedOf(scope, balls) }));
  const { compared, low, high, likely } = firstCombination(scope, of, 69);
  return {
    ...barsAnswer(scope, 'main', bars, query),
    compared,
    tied: sharingFirst(table),
    first: { low, high, likely: [...likely] },
  };
}
