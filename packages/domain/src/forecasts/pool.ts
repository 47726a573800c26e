import type { DrawDate } from '../calendar/draw-date.ts';
import { type Matrix, specialSize } from '../games/matrix.ts';
import { lastDraws, type Part, type Scope, scopeBetween } from '../history/scope.ts';
import { frequency } from '../statistics/counts.ts';
import { possibleZones, type Zone } from '../statistics/zones.ts';
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
    if (source === null) return poolOf(matrix, part, new Uint32Array(0), null);
    if (source.kind === 'range') return poolOf(matrix, part, running(within(scope, source)), null);
    const past = 'draws' in source ? lastDraws(scope, source.draws) : within(scope, source);
    const zones = source.kind === 'previous' ? null : possibleZones(past, matrix);
    return poolOf(matrix, part, frequency(past, part), zones);
  };
}

/**
 * The pool of the drum that is forecast, from how often each ball came in the chosen draws (slot b is ball b) and, where a pool is of zones,
 * these. Zones are rows of main balls: the special ball's pool is that of the draws that they are read off.
 */
export function poolOf(matrix: Matrix, part: Part, counts: Uint32Array, zones: readonly Zone[] | null): Pool {
  const size = part === 'main' ? matrix.size : specialSize(matrix);
  return zones !== null && part === 'main'
    ? parted(size, counts, (ball) => zones.some(({ from, to }) => from <= ball && ball <= to))
    : parted(size, counts, (ball) => (counts[ball] ?? 0) > 0);
}

function parted(size: number, counts: Uint32Array, isInside: (ball: number) => boolean): Pool {
  const inside: number[] = [];
  const outside: number[] = [];
  for (let ball = 1; ball <= size; ball += 1) (isInside(ball) ? inside : outside).push(ball);
  return { inside, outside, counts };
}

/** The draws of a scope from one date to another. Its start does not depend on where the scope ends. */
function within(scope: Scope, range: { readonly from: DrawDate; readonly to: DrawDate }): Scope {
  const wanted = scopeBetween(scope.history, { from: range.from });
  const start = Math.max(scope.start, wanted.start);
  const end = Math.min(scope.end, scopeBetween(scope.history, { to: range.to }).end);
  return { ...scope, start, end: Math.max(start, end) };
}
