import type { RandomSource } from '../random/random-source.ts';

/** Balls to draw lots from. Every lot begins with all of them. */
export interface Lots {
  readonly size: number;
  /** Adds `count` different ones to a list; every choice and order is equally likely. */
  draw(random: RandomSource, count: number, into: number[]): void;
}

/** The same numbers as `pickDistinct` of the same source, without a copy for each lot. Throws RangeError for more than there are. */
export function lotsOf(balls: readonly number[]): Lots {
  const list = Uint8Array.from(balls);
  const swaps: number[] = [];
  const { length } = list;
  return {
    size: length,
    draw(random, count, into) {
      if (count > length) throw new RangeError(`Cannot draw ${count} of ${length}`);
      for (let place = 0; place < count; place += 1) {
        const chosen = place + random.below(length - place);
        const ball = list[chosen] ?? 0;
        list[chosen] = list[place] ?? 0;
        list[place] = ball;
        swaps[place] = chosen;
        into.push(ball);
      }
      // Back, so that the next lot begins with the same list.
      for (let place = count - 1; place >= 0; place -= 1) {
        const chosen = swaps[place] ?? place;
        const ball = list[chosen] ?? 0;
        list[chosen] = list[place] ?? 0;
        list[place] = ball;
      }
    },
  };
}

/** Lots without replacement, each ball with a chance proportional to its weight among those that are left. Weights are whole, above 0. */
export function weightedLotsOf(balls: readonly number[], weights: readonly number[]): Lots {
  const left = Uint32Array.from(weights);
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
