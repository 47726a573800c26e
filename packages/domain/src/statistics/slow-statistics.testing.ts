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

export function slowAverage(
  draws: ListedDraws,
  ball: number,
  { from, to, by }: { from: DrawDate; to: DrawDate; by: 'month' | 'year' },
) {
  const letters = by === 'year' ? 4 : 7;
  const names = new Set<string>();
  const last = Date.parse(`${to.slice(0, 7)}-28`);
  for (let day = Date.parse(`${from.slice(0, 7)}-01`); day <= last; day += 86_400_000) {
    names.add(new Date(day).toISOString().slice(0, letters));
  }
  const periods = [...names].map((period) => {
    const dates = draws
      .filter(({ date, balls }) => date.startsWith(period) && balls.includes(ball))
      .map(({ date }) => date)
      .reverse();
    return { period, count: dates.length, dates };
  });
  const total = periods.reduce((sum, { count }) => sum + count, 0);
  return { ball, average: periods.length === 0 ? 0 : total / periods.length, total, periods };
}

/** Where each draw's own drum had all the balls, the chance of them all by drawing one after another. */
export function slowExpected(draws: ListedDraws, part: Part, balls: readonly number[]) {
  let expected = 0;
  let variance = 0;
  for (const draw of drawsOf(draws, part)) {
    const size = drumOf(draw, part);
    let left = partOf(draw, part).length;
    let p = 1;
    let drum = size;
    for (const ball of balls) {
      p *= ball > size || left <= 0 ? 0 : left / drum;
      left -= 1;
      drum -= 1;
    }
    expected += p;
    variance += p * (1 - p);
  }
  const reach = 1.959964 * Math.sqrt(variance);
  return { expected, low: Math.max(0, expected - reach), high: expected + reach };
}

function drumOf({ matrix }: ListedDraw, part: Part): number {
  return part === 'main' ? matrix.size : matrix.special.kind === 'own-drum' ? matrix.special.size : 0;
}

export function slowChiSquare(draws: ListedDraws, part: Part) {
  let statistic = 0;
  let degrees = 0;
  const counted = drawsOf(draws, part);
  const largest = Math.max(0, ...counted.map((draw) => drumOf(draw, part)));
  const rarest = Math.min(...upTo(largest).map((ball) => slowExpected(draws, part, [ball]).expected));
  for (const matrix of new Set(counted.map((draw) => draw.matrix))) {
    const own = counted.filter((draw) => draw.matrix === matrix);
    const [first] = own;
    const N = first ? drumOf(first, part) : 0;
    const k = part === 'main' ? matrix.balls : 1;
    if (N === k) continue;
    const E = (own.length * k) / N;
    const terms = upTo(N).map((ball) => (slowCount(own, part, [ball]) - E) ** 2 / E);
    statistic += ((N - 1) / (N - k)) * terms.reduce((sum, term) => sum + term, 0);
    degrees += N - 1;
  }
  return { statistic, degrees, rarest };
}

export function slowCycle(draws: ListedDraws, ball: number, part: Part) {
  const counted = drawsOf(draws, part);
  const at = counted.flatMap((draw, index) => (partOf(draw, part).includes(ball) ? [index] : []));
  const gaps = at.slice(1).map((index, before) => index - (at[before] ?? 0) - 1);
  const last = at.at(-1);
  const current = last === undefined ? counted.length : counted.length - 1 - last;
  const mean = gaps.length === 0 ? null : gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return { ball, current, mean, longest: Math.max(current, ...gaps) };
}

export function slowZones(draws: ListedDraws, { balls, size }: Matrix) {
  const zones = [];
  for (let from = 1; from <= size; from += 7) {
    const row = upTo(size).filter((ball) => ball >= from && ball < from + 7);
    const sum = row.reduce((total, ball) => total + slowCount(draws, 'main', [ball]), 0);
    const expected = (draws.length * balls * row.length) / size;
    if (sum > 3 && sum > expected) zones.push({ from, to: row.at(-1) ?? from, sum, expected });
  }
  return zones.sort((a, b) => b.sum - a.sum || a.from - b.from);
}

export function slowConstellations(draws: ListedDraws, highlighted: readonly number[], date: DrawDate) {
  if (highlighted.length < 2) return [];
  return draws
    .filter((draw) => draw.date !== date)
    .map(({ date, balls }) => ({ date, balls, shared: balls.filter((ball) => highlighted.includes(ball)) }))
    .filter(({ shared }) => shared.length >= Math.min(3, highlighted.length))
    .sort((a, b) => b.shared.length - a.shared.length || (a.date < b.date ? 1 : -1));
}

export function slowSharedPairs(draws: ListedDraws, atLeast: number) {
  const pairs = draws.flatMap((newer, newerIndex) =>
    draws.slice(0, newerIndex).map((older, olderIndex) => ({
      older: olderIndex,
      newer: newerIndex,
      shared: newer.balls.filter((ball) => older.balls.includes(ball)).length,
    })),
  );
  return pairs.filter(({ shared }) => shared >= atLeast);
}
