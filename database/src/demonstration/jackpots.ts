import type { SeriesName } from '@bolillero/domain/games/series';
import { type Cents, cents, times } from '@bolillero/domain/money/cents';
import type { RandomSource } from '@bolillero/domain/random/random-source';

/** How a generated jackpot behaves. Amounts are in the lottery's own currency. */
interface Habit {
  /** Amounts are whole multiples of this. */
  readonly step: Cents;
  /** What it starts from again after it was won, in steps. */
  readonly start: number;
  /** While it is small it is won in one draw of so many; the larger, the more play for it and the oftener. */
  readonly wonOneIn: number;
}

const million = cents(1_000_000_00);
const habits: Readonly<Record<string, Habit>> = {
  'power_balls traditional': { step: million, start: 20, wonOneIn: 25 },
  'mega_millions traditional': { step: million, start: 50, wonOneIn: 25 },
  'florida traditional': { step: cents(250_000_00), start: 4, wonOneIn: 14 },
  'tinkas traditional': { step: cents(100_000_00), start: 30, wonOneIn: 16 },
  'tinkas laggards': { step: cents(10_000_00), start: 10, wonOneIn: 3 },
};
const otherwise: Habit = { step: cents(100_000_00), start: 10, wonOneIn: 12 };

export interface Jackpot {
  readonly amount: Cents;
  readonly won: boolean;
}

/** The jackpots of one draw after the other: each rolls up by up to an eighth until somebody wins it. */
export function* rollingJackpots(
  { name, series }: { readonly name: string; readonly series: SeriesName },
  random: RandomSource,
): Generator<Jackpot, never> {
  const { step, start, wonOneIn } = habits[`${name} ${series}`] ?? otherwise;
  let steps = start + random.below(4 * start);
  for (;;) {
    const won = random.below(wonOneIn) <= Math.floor(steps / (20 * start));
    yield { amount: times(step, steps), won };
    steps = won ? start : steps + 1 + random.below(Math.max(1, Math.floor(steps / 8)));
  }
}
