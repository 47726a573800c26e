/** The numbers of a draw and the drums that they came from. */
export interface ShownDraw {
  /** In the order in which they are published. */
  readonly balls: readonly number[];
  /** How many balls the main drum had. */
  readonly size: number;
  readonly special: {
    readonly ball: number;
    /** How many balls its own drum had; null where it came from the main one. */
    readonly size: number | null;
  } | null;
  readonly multiplier: number | null;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface StagedDrum extends Place {
  readonly radius: number;
  /** How many balls it has. */
  readonly size: number;
}

/** Where everything stands, in units of which the stage is `width` wide. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The main drum, and that of the special ball where it has one. */
  readonly drums: readonly StagedDrum[];
  /** Where the balls come to lie, the special one last. */
  readonly places: readonly Place[];
  readonly placeRadius: number;
}

const width = 400;
const floor = 270;
const tray = 322;
const gap = 8;
const beforeSpecial = 14;

export function stageOf({ balls, size, special, multiplier }: ShownDraw): Stage {
  const ownDrum = special?.size ?? null;
  const main = ownDrum === null ? { x: 200, radius: 132 } : { x: 138, radius: 130 };
  const drums = [{ ...main, y: floor - main.radius, size: Math.max(size, ...balls) }];
  if (ownDrum !== null) drums.push({ x: 335, y: floor - 61, radius: 61, size: ownDrum });
  const count = balls.length + (special === null ? 0 : 1);
  const gaps = gap * (count - 1) + (special === null ? 0 : beforeSpecial);
  const placeRadius = Math.min(20, (width - 16 - gaps) / count / 2);
  const start = (width - gaps - count * 2 * placeRadius) / 2 + placeRadius;
  const places = Array.from({ length: count }, (_, at) => ({
    x: start + at * (2 * placeRadius + gap) + (special !== null && at === count - 1 ? beforeSpecial : 0),
    y: tray,
  }));
  return { width, height: multiplier === null ? 372 : 400, drums, places, placeRadius };
}
