import { backtest } from '@bolillero/domain/forecasts/backtest';
import { methodOf } from '@bolillero/domain/forecasts/picker';
import { dateAt } from '@bolillero/domain/history/history';
import type { Scope } from '@bolillero/domain/history/scope';
import { cents } from '@bolillero/domain/money/cents';
import type { RandomSource } from '@bolillero/domain/random/random-source';
import type { CombinationCount } from '@bolillero/domain/statistics/combination-table';
import { topPairs, topTrios } from '@bolillero/domain/statistics/combinations';
import { frequency } from '@bolillero/domain/statistics/counts';
import { previousPlaysBefore } from '@bolillero/domain/statistics/previous-plays';
import { type SharedPairs, sharedPairs } from '@bolillero/domain/statistics/shared-pairs';
import type { Counted } from './plain.ts';
import type { PlainHits } from './plain-backtest.ts';

/** The engine's answers in the form in which the versions are compared. */

export function ourFrequency(scope: Scope): number[] {
  return [...frequency(scope, 'main')];
}

export function ourPairs(scope: Scope, limit: number): Counted[] {
  return topPairs(scope, limit).map(counted);
}

export function ourTrios(scope: Scope, limit: number): Counted[] {
  return topTrios(scope, limit).map(counted);
}

export function ourSharedPairs(scope: Scope): SharedPairs {
  return sharedPairs(scope, 4);
}

export function indexesOf({ older, newer }: SharedPairs): [number, number][] {
  return Array.from(older, (index, pair) => [index, newer[pair] ?? 0]);
}

export function ourPreviousPlays(scope: Scope, index: number, count: number): [number, number][] {
  const date = dateAt(scope.history, index);
  return previousPlaysBefore(scope, date, count, 'main').map(({ ball, count: times }) => [ball, times]);
}

/** Tickets with a hot ball and as many at random, by what they hit; the same numbers as the plain versions give. */
export function ourBacktest(scope: Scope, tickets: number, random: RandomSource): [PlainHits, PlainHits] {
  const report = backtest(
    {
      scope,
      method: methodOf({ helper: 'hot' }),
      ticketsPerDraw: tickets,
      tableAt: () => null,
      priceOf: () => cents(300),
    },
    random,
  );
  const hitsOf = (side: 'helper' | 'random'): PlainHits => ({
    main: report.matches.map((row) => row[side].count),
    special: report.special?.[side].count ?? 0,
  });
  return [hitsOf('helper'), hitsOf('random')];
}

const counted = ({ balls, count }: CombinationCount): Counted => [balls, count];
