import { scaleLinear } from '@visx/scale';
import type { BallCycle } from '../../api/cycles.ts';

/** Where the parts of a chart of cycles lie, in pixels from its upper left corner. */
export interface CycleBars {
  readonly height: number;
  /** Where the bars begin: 0 of the axis. */
  readonly start: number;
  readonly rows: readonly CycleBar[];
  /** Of the axis, in draws. */
  readonly ticks: readonly { readonly value: number; readonly x: number }[];
}

interface CycleBar extends BallCycle {
  /** The middle of its row. */
  readonly y: number;
  /** Where the bar ends, the mean's tick stands, and the fine line ends. */
  readonly currentX: number;
  readonly meanX: number | null;
  readonly longestX: number;
  /** The bar is long enough to hold its figure. */
  readonly holdsFigure: boolean;
}

/** Left of the bars stands the ball, right of the longest line its figure, under all the axis. */
const room = { left: 50, right: 34, below: 26 } as const;
const figureWidth = 34;

/** Lays out one row a ball, in the order given. The axis begins at 0 and holds the longest absence. */
export function cycleBars(cycles: readonly BallCycle[], width: number, rowHeight: number): CycleBars {
  const most = Math.max(1, ...cycles.map(({ longest }) => longest));
  const end = Math.max(room.left + 1, width - room.right);
  const scale = scaleLinear<number>({ domain: [0, most], range: [room.left, end] });
  return {
    start: room.left,
    height: cycles.length * rowHeight + room.below,
    rows: cycles.map((cycle, at) => ({
      ...cycle,
      y: (at + 0.5) * rowHeight,
      currentX: scale(cycle.current),
      meanX: cycle.mean === null ? null : scale(cycle.mean),
      longestX: scale(cycle.longest),
      holdsFigure: scale(cycle.current) - room.left >= figureWidth,
    })),
    ticks: scale
      .ticks(width < 500 ? 4 : 6)
      .filter((value) => Number.isInteger(value))
      .map((value) => ({ value, x: scale(value) })),
  };
}
