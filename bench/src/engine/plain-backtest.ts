import { type Matrix, mainBalls, specialSize } from '@bolillero/domain/games/matrix';
import type { PastDraw } from '@bolillero/domain/history/history';
import { pickDistinct, type RandomSource } from '@bolillero/domain/random/random-source';
import { plainFrequency } from './plain.ts';

/** How many tickets hit 0, 1, 2 … main balls, and how many the special ball. */
export interface PlainHits {
  readonly main: number[];
  special: number;
}

/**
 * So many tickets at each draw, each with a hot ball of the draws before it and the rest at random, then as many at random: asked of
 * the source in the order in which the engine asks, so that all versions play the same tickets.
 */
export function plainBacktest(
  matrix: Matrix,
  draws: readonly PastDraw[],
  tickets: number,
  random: RandomSource,
): [PlainHits, PlainHits] {
  const all = mainBalls(matrix);
  const none = (): PlainHits => ({ main: new Array<number>(matrix.balls + 1).fill(0), special: 0 });
  const [helped, chance] = [none(), none()];
  for (const [index, draw] of draws.entries()) {
    const hot = hotBalls(draws.slice(0, index), matrix.size);
    for (let ticket = 0; ticket < tickets; ticket += 1) {
      // Before the first draw nothing is hot.
      const chosen = hot.length === 0 ? [] : [hot[random.below(hot.length)] ?? 0];
      const others = all.filter((other) => !chosen.includes(other));
      const balls = [...chosen, ...pickDistinct(random, others, matrix.balls - chosen.length)];
      count(helped, draw, balls, 1 + random.below(specialSize(matrix)));
    }
    for (let ticket = 0; ticket < tickets; ticket += 1) {
      const balls = pickDistinct(random, all, matrix.balls);
      count(chance, draw, balls, 1 + random.below(specialSize(matrix)));
    }
  }
  return [helped, chance];
}

function hotBalls(before: readonly PastDraw[], size: number): number[] {
  const counts = plainFrequency(before);
  return Array.from({ length: size }, (_, index) => index + 1)
    .filter((ball) => (counts[ball] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, 10);
}

function count(hits: PlainHits, draw: PastDraw, balls: readonly number[], special: number): void {
  const drawn = new Set(draw.balls);
  const matched = balls.filter((ball) => drawn.has(ball)).length;
  hits.main[matched] = (hits.main[matched] ?? 0) + 1;
  if (special === draw.special) hits.special += 1;
}
