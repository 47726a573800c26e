import { type Matrix, specialSize } from '../games/matrix.ts';
import { lastDraws, type Part, type Scope, scopeBetween } from '../history/scope.ts';
import { frequency } from '../statistics/counts.ts';
import { possibleZones } from '../statistics/zones.ts';
import type { PoolSource } from './choice.ts';
import type { ForecastContext } from './context.ts';
import { runningFrequency } from './running-counts.ts';

/** The balls of the drum that is forecast, parted in two: those of the chosen past, and all others. Both ascending. */
export interface Pool {
  readonly inside: readonly number[];
  readonly outside: readonly number[];
  /** How often each came in the chosen past; slot b is ball b. */
  readonly counts: Uint32Array;
}

/** Reads pools of one source, from draw to draw. Without a source they are empty. */
export function poolReader(source: PoolSource | null, part: Part): (context: ForecastContext) => Pool {
  const running = runningFrequency(part);
  return ({ matrix, scope }) => {
    const size = part === 'main' ? matrix.size : specialSize(matrix);
    if (source === null) return parted(size, new Uint32Array(size + 1), () => false);
    if (source.kind === 'range') {
      const counts = running(within(scope, source));
      return parted(size, counts, (ball) => (counts[ball] ?? 0) > 0);
    }
    const past = lastDraws(scope, source.draws);
    const counts = frequency(past, part);
    // Zones are rows of main balls. The special ball's pool is that of the draws that they are read off.
    if (source.kind === 'zones' && part === 'main') return parted(size, counts, zoneTest(past, matrix));
    return parted(size, counts, (ball) => (counts[ball] ?? 0) > 0);
  };
}

function zoneTest(past: Scope, matrix: Matrix): (ball: number) => boolean {
  const zones = possibleZones(past, matrix);
  return (ball) => zones.some(({ from, to }) => from <= ball && ball <= to);
}

function parted(size: number, counts: Uint32Array, isInside: (ball: number) => boolean): Pool {
  const inside: number[] = [];
  const outside: number[] = [];
  for (let ball = 1; ball <= size; ball += 1) (isInside(ball) ? inside : outside).push(ball);
  return { inside, outside, counts };
}

/** The draws of a scope from one date to another. Its start does not depend on where the scope ends. */
function within(scope: Scope, range: Extract<PoolSource, { kind: 'range' }>): Scope {
  const wanted = scopeBetween(scope.history, { from: range.from });
  const start = Math.max(scope.start, wanted.start);
  const end = Math.min(scope.end, scopeBetween(scope.history, { to: range.to }).end);
  return { ...scope, start, end: Math.max(start, end) };
}
