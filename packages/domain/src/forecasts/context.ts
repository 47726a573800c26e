import type { DrawDate } from '../calendar/draw-date.ts';
import type { Matrix } from '../games/matrix.ts';
import { type Scope, scopeBefore } from '../history/scope.ts';

/** What a helper may know of the draw that it forecasts: its date and matrix, and the draws before it. */
export interface ForecastContext {
  /** Of the draw that is forecast: balls of the past that do not fit it are passed over. */
  readonly matrix: Matrix;
  readonly scope: Scope;
  readonly date: DrawDate;
}

/** The context without any draw on or after the date: a forecast never looks at what it forecasts (Rulebook 4). */
export function asOfItsDate(context: ForecastContext): ForecastContext {
  return { ...context, scope: scopeBefore(context.scope, context.date) };
}
