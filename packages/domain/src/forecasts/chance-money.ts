import { type Cents, cents } from '../money/cents.ts';
import { nothing, plus, rounded } from '../money/fraction.ts';
import type { RandomSource } from '../random/random-source.ts';
import { chanceOf, levelAt, type Stretch } from './stretch.ts';

/** So many histories are played: of 2,000 the 2.5 % point lies within 0.7 % of it. */
const histories = 2_000;
/** A uniform number is one of so many. */
const steps = 2 ** 32;

/** A level as chance gives it: how often, and what it pays in cents. */
interface Prize {
  readonly chance: number;
  readonly cents: number;
}

/**
 * What chance alone wins with one ticket at each draw, the jackpot aside: the 2.5 and 97.5 % points of the total over 2,000 histories of these
 * draws in which each ticket wins by the exact odds of its level. Draws whose prizes are not all known are left out, as everywhere in
 * money. Totals have long tails (one prize of a million lifts a history above all others), for which no usual approximation holds.
 */
export function chanceMoney(
  stretches: readonly Stretch[],
  random: RandomSource,
): { readonly low: Cents; readonly high: Cents } {
  const paying = stretches.flatMap((stretch) => {
    const prizes = prizesOf(stretch);
    const chance = prizes.reduce((total, prize) => total + prize.chance, 0);
    return chance > 0 ? [{ draws: stretch.draws, prizes, chance }] : [];
  });
  const totals = new Float64Array(histories);
  for (let history = 0; history < histories; history += 1) {
    let total = 0;
    for (const { draws, prizes, chance } of paying) {
      for (let draw = untilNext(random, chance); draw < draws; draw += 1 + untilNext(random, chance)) {
        total += pickPrize(prizes, (random.below(steps) / steps) * chance);
      }
    }
    totals[history] = total;
  }
  totals.sort();
  const at = (share: number) => cents(Math.round(totals[Math.floor(share * (histories - 1))] ?? 0));
  return { low: at(0.025), high: at(0.975) };
}

/** How many draws pass without a prize before the next one: a geometric number. */
function untilNext(random: RandomSource, chance: number): number {
  if (chance >= 1) return 0;
  const uniform = (random.below(steps) + 1) / steps;
  return Math.floor(Math.log(uniform) / Math.log1p(-chance));
}

function pickPrize(prizes: readonly Prize[], place: number): number {
  let passed = 0;
  for (const prize of prizes) {
    passed += prize.chance;
    if (place < passed) return prize.cents;
  }
  return prizes.at(-1)?.cents ?? 0;
}

/** The levels of a stretch that pay money, each with its exact chance; none where not all prizes are known. */
function prizesOf(stretch: Stretch): readonly Prize[] {
  if (!stretch.table?.isKnown) return [];
  return stretch.table.levels.flatMap((level) => {
    if (level.pays.kind !== 'money') return [];
    const chance = chanceOf(stretch, (hit) => levelAt(stretch, hit) === level);
    return [{ chance, cents: rounded(plus(nothing, level.pays.amount)) }];
  });
}
