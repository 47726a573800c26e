import { dateAt } from '@bolillero/domain/history/history';
import type { Scope } from '@bolillero/domain/history/scope';
import type { CombinationCount } from '@bolillero/domain/statistics/combination-table';
import { topPairs, topTrios } from '@bolillero/domain/statistics/combinations';
import { frequency } from '@bolillero/domain/statistics/counts';
import { previousPlaysBefore } from '@bolillero/domain/statistics/previous-plays';
import { type SharedPairs, sharedPairs } from '@bolillero/domain/statistics/shared-pairs';
import type { Counted } from './plain.ts';

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

const counted = ({ balls, count }: CombinationCount): Counted => [balls, count];
