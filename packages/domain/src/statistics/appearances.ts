import type { DrawDate } from '../calendar/draw-date.ts';
import { dateAt, maskWords } from '../history/history.ts';
import type { Part, Scope } from '../history/scope.ts';
import { maskOf, ownDrumEras, pickedSpecial } from './counts.ts';

/** The dates on which a ball, pair, trio or any set came, newest first; of the special part, one ball (Rulebook 4). */
export function appearances(scope: Scope, balls: readonly number[], part: Part): DrawDate[] {
  if (balls.length === 0) return [];
  const indexes = part === 'main' ? withAll(scope, balls) : withSpecial(scope, balls);
  return indexes.map((index) => dateAt(scope.history, index));
}

function withAll({ history: { masks }, start, end }: Scope, balls: readonly number[]): number[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = maskOf(balls);
  const found: number[] = [];
  for (let draw = end - 1; draw >= start; draw -= 1) {
    const at = draw * maskWords;
    const missing =
      (first & ~(masks[at] ?? 0)) |
      (second & ~(masks[at + 1] ?? 0)) |
      (third & ~(masks[at + 2] ?? 0)) |
      (fourth & ~(masks[at + 3] ?? 0));
    if (missing === 0) found.push(draw);
  }
  return found;
}

function withSpecial({ history, start, end }: Scope, balls: readonly number[]): number[] {
  const [special] = balls;
  const hasDrum = ownDrumEras(history);
  const found: number[] = [];
  if (balls.length > 1) return found;
  for (let draw = end - 1; draw >= start; draw -= 1) {
    if (pickedSpecial(history, hasDrum, draw) === special) found.push(draw);
  }
  return found;
}
