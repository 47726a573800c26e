import type { DrawDate } from '../calendar/draw-date.ts';
import type { Matrix } from '../games/matrix.ts';
import { type Scope, scopeBefore } from '../history/scope.ts';

/** The draw that is forecast. */
export interface Target {
  readonly matrix: Matrix;
  readonly date: DrawDate;
}

/** What a helper may know of the draw that it forecasts: its date and matrix, and the draws before it. */
export interface ForecastContext extends Target {
  /** Of the draw that is forecast: balls of the past that do not fit it are passed over. */
  readonly matrix: Matrix;
  readonly scope: Scope;
}

/** The context without any draw on or after the date: a forecast never looks at what it forecasts (Rulebook 4). */
export function asOfItsDate(context: ForecastContext): ForecastContext {
  return { ...context, scope: scopeBefore(context.scope, context.date) };
}
