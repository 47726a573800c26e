/** Which of a history's draws are in sight, counted from the newest. */
export interface DrawWindow {
  /** How many newer draws lie beyond the right edge. */
  readonly newer: number;
  /** How many are in sight. */
  readonly count: number;
}

/** The counts that − and + go through; beyond the last comes the whole history. */
const steps = [10, 25, 50, 100, 250, 500, 1000, 2000] as const;
const fewest = steps[0];

/** The window, within a history of so many draws. */
export function fitted({ newer, count }: DrawWindow, total: number): DrawWindow {
  const fits = Math.min(total, Math.max(Math.min(fewest, total), Math.round(count)));
  return { count: fits, newer: Math.min(total - fits, Math.max(0, Math.round(newer))) };
}

/** Moves it so many draws into the past; back when negative. */
export function moved({ newer, count }: DrawWindow, draws: number, total: number): DrawWindow {
  return fitted({ newer: newer + draws, count }, total);
}

/** Shows so many draws; what stands at `place` stays there, 0 the left edge and 1 the right one. */
export function zoomed(window: DrawWindow, count: number, place: number, total: number): DrawWindow {
  const { count: fits } = fitted({ ...window, count }, total);
  const fromRight = 1 - place;
  const kept = window.newer + fromRight * (window.count - 1);
  return fitted({ newer: kept - fromRight * (fits - 1), count: fits }, total);
}

/** As − does: the next larger of the steps. The newest draw in sight stays at the right. */
export function wider(window: DrawWindow, total: number): DrawWindow {
  return zoomed(window, steps.find((step) => step > window.count) ?? total, 1, total);
}

/** As + does. */
export function closer(window: DrawWindow, total: number): DrawWindow {
  return zoomed(window, steps.findLast((step) => step < window.count) ?? fewest, 1, total);
}

/** Where a draw lies, in pixels of a plot so wide. `age`: how many newer draws there are. */
export function placeOfDraw(age: number, { newer, count }: DrawWindow, width: number): number {
  if (count < 2) return width;
  return width - ((age - newer) * width) / (count - 1);
}

/** The ages of the draws that hold each ball, the newest first; slot b is ball b. */
export function agesByBall(draws: readonly { readonly balls: readonly number[] }[]): readonly number[][] {
  const ages: number[][] = [];
  for (let at = draws.length - 1; at >= 0; at -= 1) {
    for (const ball of draws[at]?.balls ?? []) {
      const its = ages[ball] ?? [];
      its.push(draws.length - 1 - at);
      ages[ball] = its;
    }
  }
  return ages;
}

/** Those of ages in ascending order that are in sight. */
export function inSight(ages: readonly number[], { newer, count }: DrawWindow): readonly number[] {
  return ages.slice(firstFrom(ages, newer), firstFrom(ages, newer + count));
}

/** The index of the first that is `least` or more. */
function firstFrom(ages: readonly number[], least: number): number {
  let [low, high] = [0, ages.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ages[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
