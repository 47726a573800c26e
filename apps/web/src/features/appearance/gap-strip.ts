import { type DrawWindow, inSight, placeOfDraw } from './draw-window.ts';

/** Where the parts of one ball's strip lie, in pixels from its left edge. */
export interface GapStrip {
  /** Of each draw in which it came, the oldest in sight first. */
  readonly dots: readonly { readonly age: number; readonly x: number }[];
  /** Between two of them, in the same order. */
  readonly gaps: readonly Gap[];
  /** From its last appearance, or the left edge, to the newest draw; null when it came in that one. */
  readonly absence: { readonly from: number; readonly to: number } | null;
}

interface Gap {
  /** The age of the draw in which it ends. */
  readonly age: number;
  /** How many draws were missed. */
  readonly missed: number;
  /** Its middle. */
  readonly x: number;
  /** There is room for its figure. */
  readonly isWritten: boolean;
}

const digitWidth = 8;
/** What a dot takes of the room beside it. */
const dotWidth = 10;

/** Lays out the draws in sight. `ages`: of all draws in which the ball came, the newest first; `current`: for how many draws it has not come. */
export function gapStrip(
  ages: readonly number[],
  current: number,
  window: DrawWindow,
  { left, right }: { readonly left: number; readonly right: number },
): GapStrip {
  const x = (age: number) => left + placeOfDraw(age, window, right - left);
  const dots = inSight(ages, window)
    .map((age) => ({ age, x: x(age) }))
    .toReversed();
  const gaps = dots.slice(1).map(({ age, x: end }, at): Gap => {
    const before = dots[at] ?? { age, x: end };
    const missed = before.age - age - 1;
    const room = end - before.x - dotWidth;
    return {
      age,
      missed,
      x: (before.x + end) / 2,
      isWritten: missed > 0 && room >= String(missed).length * digitWidth,
    };
  });
  const absence = current === 0 ? null : { from: dots.at(-1)?.x ?? left, to: right };
  return { dots, gaps, absence };
}
