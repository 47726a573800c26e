import type { Part, Scope } from '../history/scope.ts';
import { ballSlots, ownDrumEras, pickedSpecial } from './counts.ts';

/** How long a ball stays away, in draws missed (Rulebook 4). It is not due for having been away long: draws are independent. */
export interface Cycle {
  readonly ball: number;
  /** Draws since it came last: 0 when it is in the last draw, all of them when it never came. */
  readonly current: number;
  /** Mean of the gaps between appearances; null below two of them. */
  readonly mean: number | null;
  /** The greatest of those gaps and the current one. */
  readonly longest: number;
  /** In how many draws it came. */
  readonly appearances: number;
  /** Draws from its first appearance to its last one. */
  readonly span: number;
}

/** When each ball came, as far as cycles and frequencies need it; slot b is ball b. */
export interface AppearanceTable {
  /** How many draws were looked at: of the special part, those that have a special ball on file from a drum of its own. */
  draws: number;
  /** In how many of them the ball came. */
  readonly counts: Uint32Array;
  /** Where it came first and last, among them, and the longest gap between two appearances. */
  readonly first: Uint32Array;
  readonly last: Uint32Array;
  readonly longest: Uint32Array;
}

export function emptyAppearances(): AppearanceTable {
  const slots = () => new Uint32Array(ballSlots);
  return { draws: 0, counts: slots(), first: slots(), last: slots(), longest: slots() };
}

/** Looks at a scope's draws too, in place; they follow those that were looked at. */
export function addAppearances(table: AppearanceTable, { history, start, end }: Scope, part: Part): void {
  if (part === 'main') {
    const { balls, width } = history;
    for (let row = start * width; row < end * width; row += width) {
      for (let at = row; at < row + width; at += 1) {
        const ball = balls[at] ?? 0;
        if (ball === 0) break;
        addAppearance(table, ball);
      }
      table.draws += 1;
    }
  } else {
    const hasDrum = ownDrumEras(history);
    for (let draw = start; draw < end; draw += 1) {
      const ball = pickedSpecial(history, hasDrum, draw);
      if (ball === 0) continue;
      addAppearance(table, ball);
      table.draws += 1;
    }
  }
}

function addAppearance({ draws, counts, first, last, longest }: AppearanceTable, ball: number): void {
  const count = counts[ball] ?? 0;
  if (count === 0) first[ball] = draws;
  else {
    const gap = draws - (last[ball] ?? 0) - 1;
    if (gap > (longest[ball] ?? 0)) longest[ball] = gap;
  }
  last[ball] = draws;
  counts[ball] = count + 1;
}

/** The cycle of every ball 1..`size` over a scope. */
export function cycles(scope: Scope, size: number, part: Part = 'main'): Cycle[] {
  const table = emptyAppearances();
  addAppearances(table, scope, part);
  return cyclesOf(table, size);
}

/** The cycles that a table of appearances tells. */
export function cyclesOf({ draws, counts, first, last, longest }: AppearanceTable, size: number): Cycle[] {
  return Array.from({ length: size }, (_, index) => {
    const ball = index + 1;
    const appearances = counts[ball] ?? 0;
    if (appearances === 0) return { ball, current: draws, mean: null, longest: draws, appearances, span: 0 };
    const current = draws - 1 - (last[ball] ?? 0);
    const span = (last[ball] ?? 0) - (first[ball] ?? 0);
    const mean = appearances < 2 ? null : span / (appearances - 1) - 1;
    return { ball, current, mean, longest: Math.max(longest[ball] ?? 0, current), appearances, span };
  });
}

/**
 * Balls by how far their current gap is along their mean one: (current + 1) / (mean + 1) descending, then ball ascending; those
 * with no mean last, by ball (Rulebook 4). An order of the past, not a likelihood.
 */
export function cycleForecast(cycles: readonly Cycle[]): Cycle[] {
  return cycles.toSorted((a, b) => {
    if (a.mean === null || b.mean === null) {
      return Number(a.mean === null) - Number(b.mean === null) || a.ball - b.ball;
    }
    // (current + 1) x (appearances - 1) / span on both sides, as whole numbers: equals are equal.
    const sideA = (a.current + 1) * (a.appearances - 1) * b.span;
    const sideB = (b.current + 1) * (b.appearances - 1) * a.span;
    return sideB - sideA || a.ball - b.ball;
  });
}
