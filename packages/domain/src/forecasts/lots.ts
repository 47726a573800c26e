import type { RandomSource } from '../random/random-source.ts';

/** Balls to draw lots from. Every lot begins with all of them. */
export interface Lots {
  readonly size: number;
  /** Adds `count` different ones to a list; every choice and order is equally likely. */
  draw(random: RandomSource, count: number, into: number[]): void;
}

/** The same numbers as `pickDistinct` of the same source, without a copy for each lot. Throws RangeError for more than there are. */
export function lotsOf(balls: readonly number[]): Lots {
  const list = [...balls];
  const swaps: number[] = [];
  const swap = (a: number, b: number) => {
    const held = list[a] ?? 0;
    list[a] = list[b] ?? 0;
    list[b] = held;
  };
  return {
    size: list.length,
    draw(random, count, into) {
      if (count > list.length) throw new RangeError(`Cannot draw ${count} of ${list.length}`);
      for (let place = 0; place < count; place += 1) {
        const chosen = place + random.below(list.length - place);
        swap(place, chosen);
        swaps[place] = chosen;
        into.push(list[place] ?? 0);
      }
      for (let place = count - 1; place >= 0; place -= 1) swap(place, swaps[place] ?? place);
    },
  };
}

/** Lots without replacement, each ball with a chance proportional to its weight among those that are left. Weights are whole, above 0. */
export function weightedLotsOf(balls: readonly number[], weights: readonly number[]): Lots {
  const left = [...weights];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const taken: number[] = [];
  return {
    size: balls.length,
    draw(random, count, into) {
      if (count > balls.length) throw new RangeError(`Cannot draw ${count} of ${balls.length}`);
      let leftWeight = total;
      for (let place = 0; place < count; place += 1) {
        let ticket = random.below(leftWeight);
        let index = 0;
        while (ticket >= (left[index] ?? 0)) {
          ticket -= left[index] ?? 0;
          index += 1;
        }
        taken[place] = index;
        leftWeight -= left[index] ?? 0;
        left[index] = 0;
        into.push(balls[index] ?? 0);
      }
      for (let place = 0; place < count; place += 1) {
        const index = taken[place] ?? 0;
        left[index] = weights[index] ?? 0;
      }
    },
  };
}
