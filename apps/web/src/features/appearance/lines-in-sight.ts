import type { BallCycle } from '../../api/cycles.ts';
import { type DrawWindow, inSight, placeOfDraw } from './draw-window.ts';

/** A ball with what its line is drawn from. */
export interface BallLine {
  readonly ball: number;
  /** Draws missed since it last came; all of them where it never came. */
  readonly current: number;
  /** Of all draws known in which it came, the newest first. */
  readonly ages: readonly number[];
}

/** A line with the figures of its columns. */
export type CycleLine = BallLine & BallCycle;

/** What is drawn of a line, in pixels of the plot. */
export interface DrawnLine {
  readonly ball: number;
  readonly y: number;
  /** Of the draws in sight in which it came. */
  readonly xs: readonly number[];
  /** Of the absence of now, as far as it is in sight. */
  readonly absence: { readonly from: number; readonly to: number } | null;
}

/** Lays out the lines one below the other, each with what is in sight of it. */
export function linesInSight(
  lines: readonly BallLine[],
  window: DrawWindow,
  width: number,
  rowHeight: number,
): readonly DrawnLine[] {
  const { newer, count } = window;
  const oldest = newer + count - 1;
  return lines.map(({ ball, current, ages }, at) => ({
    ball,
    y: (at + 0.5) * rowHeight,
    xs: inSight(ages, window).map((age) => placeOfDraw(age, window, width)),
    // it lasts from the draw in which the ball last came to the newest one
    absence:
      current > newer
        ? {
            from: placeOfDraw(Math.min(current, oldest), window, width),
            to: placeOfDraw(newer, window, width),
          }
        : null,
  }));
}

/** The radius of a dot: neighbouring draws stay apart as long as they can. */
export function dotRadius(width: number, count: number): number {
  return Math.min(3, Math.max(1.25, (width / Math.max(1, count)) * 0.45));
}

/** The ages of the draws whose dates stand on the axis: the edges, and evenly between them. */
export function datedAges({ newer, count }: DrawWindow, dates: number): readonly number[] {
  const between = Math.min(dates, count) - 1;
  if (between < 1) return count === 0 ? [] : [newer];
  return Array.from(
    { length: between + 1 },
    (_, at) => newer + Math.round(((between - at) * (count - 1)) / between),
  );
}
