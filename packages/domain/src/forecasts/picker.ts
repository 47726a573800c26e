import { type Matrix, mainBalls, specialSize } from '../games/matrix.ts';
import type { RandomSource } from '../random/random-source.ts';
import type { TypedPlay } from '../tickets/play.ts';
import { type Advice, adviserOf, historyReaders } from './advice.ts';
import { type Forecast, validateForecast } from './choice.ts';
import type { ForecastContext } from './context.ts';
import { lotsOf } from './lots.ts';

/** Fills in one ticket after another; the balls in any order. */
export type Picker = (random: RandomSource) => TypedPlay;

/** A way to play: asked before each draw, for any number of tickets. Null where it cannot play that draw. */
export type Method = (context: ForecastContext) => Picker | null;

/**
 * A helper as a method: each ticket is what `forecast` makes of an empty one, completed at random, from the same source. It is null
 * for a draw whose matrix the choice does not fit (a special ball where the player picked none).
 */
export function methodOf(choice: Forecast): Method {
  const advise = adviserOf(choice, historyReaders);
  return (context) =>
    validateForecast(context.matrix, choice) === null ? pickerOf(context.matrix, advise(context)) : null;
}

// In the order in which `forecast` asks its source: main balls, special ball, addition, what is missing of both.
function pickerOf(matrix: Matrix, advice: Advice): Picker {
  const rest = restOf(matrix, advice);
  const drum = specialSize(matrix);
  return (random) => {
    const main = advice.main?.(random);
    const advised = advice.special?.(random);
    const balls = main ?? rest(random);
    return { balls, special: advised ?? (drum > 0 ? 1 + random.below(drum) : null) };
  };
}

/** One item of an addition where there is one, and the other main balls at random. */
function restOf(matrix: Matrix, { addition }: Advice): (random: RandomSource) => number[] {
  const all = mainBalls(matrix);
  const hands = (addition?.items.length ? addition.items : [[]]).map((item) => ({
    item,
    others: lotsOf(all.filter((ball) => !item.includes(ball))),
  }));
  return (random) => {
    const { item, others } = hands[hands.length > 1 ? random.below(hands.length) : 0] as (typeof hands)[0];
    const balls = item.slice();
    others.draw(random, matrix.balls - item.length, balls);
    return balls;
  };
}
