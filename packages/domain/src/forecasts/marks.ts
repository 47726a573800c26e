import { isMainBall, type Matrix } from '../games/matrix.ts';
import { drumIn } from '../history/scope.ts';
import { coldList, hotList, listLength, temperatureOf } from '../statistics/hot-and-cold.ts';
import type { ForecastContext } from './context.ts';
import { runningFrequency, runningTopPairs } from './running-counts.ts';

/** The lists that the screen marks balls by. */
export type MarkKind = 'hot' | 'cold' | 'pair';

/**
 * The hot balls, cold balls or pairs of a scope as the screen marks them, less those that do not fit the matrix: the screen
 * lists balls of every drum in scope. A ball in both lists is hot.
 */
export function markLists(kind: MarkKind): (context: ForecastContext) => readonly (readonly number[])[] {
  const items = kind === 'pair' ? topPairsOf() : ballsOf(kind);
  return (context) => fitting(context.matrix, items(context));
}

/** Those balls or pairs that a ticket of this matrix can have. */
export function fitting(
  matrix: Matrix,
  items: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  return items.filter(
    (item) => item.length <= matrix.balls && item.every((ball) => isMainBall(matrix, ball)),
  );
}

function topPairsOf(): (context: ForecastContext) => readonly (readonly number[])[] {
  const top = runningTopPairs(listLength);
  return ({ scope }) => top(scope);
}

function ballsOf(kind: 'hot' | 'cold'): (context: ForecastContext) => readonly (readonly number[])[] {
  const frequency = runningFrequency('main');
  return ({ scope, matrix }) => {
    const counts = frequency(scope);
    const size = drumIn(scope, 'main', matrix);
    const hot = hotList(counts, size);
    if (kind === 'hot') return hot.map(({ ball }) => [ball]);
    const lists = { hot, cold: coldList(counts, size) };
    return lists.cold.filter(({ ball }) => temperatureOf(ball, lists) === 'cold').map(({ ball }) => [ball]);
  };
}
