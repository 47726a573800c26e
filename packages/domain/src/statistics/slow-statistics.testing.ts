import type { DrawDate } from '../calendar/draw-date.ts';
import { setsOf } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import type { PastDraw } from '../history/history.ts';
import type { Part } from '../history/scope.ts';

// Every statistic of Rulebook 4 once more, slow and obvious, over a plain list of draws: what the fast ones are held to.

export interface ListedDraw extends PastDraw {
  /** Of the era of its date. */
  readonly matrix: Matrix;
}

export type ListedDraws = readonly ListedDraw[];

/** The balls of a draw that a statistic of this part speaks of. */
export function partOf(draw: ListedDraw, part: Part): readonly number[] {
  if (part === 'main') return draw.balls;
  return draw.matrix.special.kind === 'own-drum' && draw.special !== null ? [draw.special] : [];
}

/** Every draw has main balls; a special one, those with a drum for it and the ball on file. */
export function drawsOf(draws: ListedDraws, part: Part): ListedDraws {
  return draws.filter((draw) => partOf(draw, part).length > 0);
}

export function upTo(size: number): number[] {
  return Array.from({ length: size }, (_, index) => index + 1);
}

export function slowCount(draws: ListedDraws, part: Part, balls: readonly number[]): number {
  return draws.filter((draw) => balls.every((ball) => partOf(draw, part).includes(ball))).length;
}

export function slowMore(draws: ListedDraws, part: Part, size: number) {
  return upTo(size)
    .map((ball) => ({ ball, count: slowCount(draws, part, [ball]) }))
    .sort((a, b) => b.count - a.count || a.ball - b.ball);
}

export function slowLess(draws: ListedDraws, part: Part, size: number) {
  return slowMore(draws, part, size).sort((a, b) => a.count - b.count || a.ball - b.ball);
}

export function slowCombinations(draws: ListedDraws, of: number) {
  const counts = new Map<string, { balls: number[]; count: number }>();
  for (const { balls } of draws) {
    for (const set of setsOf(balls, of)) {
      const entry = counts.get(set.join()) ?? { balls: set, count: 0 };
      counts.set(set.join(), { ...entry, count: entry.count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || lexicographic(a.balls, b.balls));
}

function lexicographic(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((ball, index) => ball !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

export function slowSuggestions(draws: ListedDraws, ball: number) {
  const partnerOf = (balls: readonly number[]) => balls.find((other) => other !== ball) ?? 0;
  return slowCombinations(draws, 2)
    .filter(({ balls }) => balls.includes(ball))
    .sort((a, b) => b.count - a.count || partnerOf(a.balls) - partnerOf(b.balls));
}

export function slowAppearances(draws: ListedDraws, balls: readonly number[], part: Part): DrawDate[] {
  return draws
    .filter((draw) => balls.length > 0 && balls.every((ball) => partOf(draw, part).includes(ball)))
    .map(({ date }) => date)
    .reverse();
}

export function before(draws: ListedDraws, date: DrawDate): ListedDraws {
  return draws.filter((draw) => draw.date < date);
}

export function slowPreviousPlays(draws: ListedDraws, part: Part) {
  return slowMore(draws, part, 99).filter(({ count }) => count > 0);
}

export function slowPreviousPlaysBefore(draws: ListedDraws, date: DrawDate, k: number, part: Part) {
  return slowPreviousPlays(before(draws, date).toReversed().slice(0, k), part);
}

/** Months back by the calendar's own fields: the same day, or the last one of a shorter month. */
export function slowMonthsBack(date: DrawDate, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

export function slowDaysBack(date: DrawDate, days: number): string {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() - days);
  return instant.toISOString().slice(0, 10);
}

export function slowModeDraws(draws: ListedDraws): ListedDraws {
  const last = draws.at(-1);
  return last ? draws.filter(({ date }) => date >= slowMonthsBack(last.date, 3)) : [];
}
