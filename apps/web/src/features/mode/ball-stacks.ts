/** A ball and how often it came. */
interface Stacked {
  readonly ball: number;
  readonly count: number;
  /** What chance alone gives, and up to where in 95 of 100 cases. */
  readonly expected: number;
  readonly high: number;
}

/** Where the balls of one row of stacks lie, in pixels from its upper left corner. */
export interface BallStacks {
  readonly height: number;
  /** Where the plot begins and ends, from left to right, and its floor: 0 of the axis. */
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  /** Of each ball of a stack. */
  readonly radius: number;
  readonly stacks: readonly Stack[];
  /** Of the axis, in times. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
}

export interface Stack {
  readonly ball: number;
  readonly count: number;
  /** The middle of the stack. */
  readonly x: number;
  readonly width: number;
  /** The middle of each of its balls, the lowest first. */
  readonly ys: readonly number[];
  readonly expectedY: number;
  readonly highY: number;
}

const room = { left: 28, right: 6, above: 26, below: 44 } as const;
/** Of a ball and the gap above it. */
const steps = { largest: 34, gap: 2 } as const;

/**
 * Lays out a row of stacks: each time that a ball came is one ball more on its stack. `columns`: how many stacks the width is shared among,
 * also where fewer are left. `top`: the count that the axis reaches, the same for all rows of a chart.
 */
export function ballStacks(
  balls: readonly Stacked[],
  width: number,
  columns: number,
  top: number,
): BallStacks {
  const left = room.left;
  const right = Math.max(left + columns, width - room.right);
  const column = (right - left) / columns;
  const step = Math.min(steps.largest, column);
  const floor = room.above + top * step;
  const y = (value: number) => floor - value * step;
  return {
    height: floor + room.below,
    left,
    right,
    floor,
    radius: (step - steps.gap) / 2,
    stacks: balls.map(({ ball, count, expected, high }, at) => ({
      ball,
      count,
      x: left + (at + 0.5) * column,
      width: column,
      ys: Array.from({ length: count }, (_, place) => y(place + 0.5)),
      expectedY: y(expected),
      highY: y(Math.min(high, top)),
    })),
    ticks: Array.from({ length: Math.floor(top / 2) + 1 }, (_, index) => ({
      value: index * 2,
      y: y(index * 2),
    })),
  };
}

/** The count that the axis of a chart reaches: an even one, room for the most frequent ball and for what chance gives. */
export function topOfStacks(balls: readonly Stacked[]): number {
  const most = Math.max(1, ...balls.flatMap(({ count, high }) => [count, high]));
  return Math.ceil(most / 2) * 2;
}
