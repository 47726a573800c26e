import { drawCount, lastDraws, type Scope, scopeBefore, scopeBetween } from '../history/scope.ts';
import { knownBefore } from '../statistics/card.ts';
import { playsOf } from '../statistics/previous-plays.ts';
import type { Forecast, PoolSource } from './choice.ts';
import type { ForecastContext, Target } from './context.ts';
import { type KnownPast, unknownPast } from './known-past.ts';

/** The draws of a past that a source names. */
export function drawsOfSource(past: Scope, source: PoolSource): Scope {
  if ('draws' in source) return lastDraws(past, source.draws);
  const range = scopeBetween(past.history, source);
  const start = Math.max(past.start, range.start);
  return { ...past, start, end: Math.max(start, Math.min(past.end, range.end)) };
}

/** Where a choice takes its balls from; null where it names nothing. */
export function sourceOfChoice(choice: Forecast): PoolSource | null {
  return 'source' in choice ? choice.source : null;
}

/** What a page is told where these are the lists, and no ball came in the last ten draws. */
export function pastOfLists(
  target: Target,
  lists: Partial<Pick<KnownPast, 'hot' | 'cold' | 'pairs'>> = {},
): KnownPast {
  const groups = Array.from({ length: 10 }, () => ({ main: [], special: [] }));
  return { ...unknownPast(target), groups, ...lists };
}

/** What a page is told of the history that a context speaks of, with the draws of this source as those that were chosen (JAS). */
export function knownPastOf({ matrix, scope, date }: ForecastContext, source: PoolSource | null): KnownPast {
  const past = scopeBefore(scope, date);
  const { hot, cold, pairs, previousPlays } = knownBefore(scope, date, matrix);
  const chosen = source && drawsOfSource(past, source);
  return {
    matrix,
    date,
    draws: drawCount(past),
    groups: previousPlays,
    chosen: chosen && {
      source:
        'draws' in source
          ? { kind: 'previous', draws: source.draws }
          : { kind: 'range', from: source.from, to: source.to },
      plays: playsOf(chosen),
      draws: drawCount(chosen),
    },
    hot: hot.map(({ ball }) => ball),
    cold: cold.map(({ ball }) => ball),
    pairs: pairs.map(({ balls }) => [balls[0] ?? 0, balls[1] ?? 0]),
  };
}
