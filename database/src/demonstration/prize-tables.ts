import type { Matrix } from '@bolillero/domain/games/matrix';
import { matchOdds } from '@bolillero/domain/games/odds';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import { fillPlayPrizes, type PrizeLevel, type TemplateLevel } from '@bolillero/domain/prizes/prize-table';
import type { RandomSource } from '@bolillero/domain/random/random-source';
import type { Jackpot } from './jackpots.ts';

/** Plays that are sold for a generated draw, for a jackpot of none, and more for each unit of it. */
const basePlays = 2_000_000;
const unitsPerPlay = 20;

interface Circumstances {
  readonly matrix: Matrix;
  readonly multiplier: number | null;
  readonly jackpot: Jackpot;
}

/** The prize table of a generated draw: the template's prizes, with as many winners as chance would give. */
export function prizeTableOf(
  template: readonly TemplateLevel[],
  { matrix, multiplier, jackpot }: Circumstances,
  random: RandomSource,
): PrizeLevel[] {
  const plays = basePlays + Math.floor(jackpot.amount / 100 / unitsPerPlay);
  const priced = template.map((level) => ({ ...level, lotteryPrize: prizeOf(level, matrix) }));
  return fillPlayPrizes(priced, multiplier ?? 1).map((level) => {
    const isJackpot = level.position === 1;
    const winners = isJackpot ? Number(jackpot.won) : winnersOf(level, matrix, plays, random);
    const withMultiplier = multiplier === null || isJackpot ? 0 : Math.floor(winners / 7);
    return { ...level, lotteryWinners: winners - withMultiplier, playWinners: withMultiplier };
  });
}

function chanceOf({ rule }: PrizeLevel, matrix: Matrix): number {
  const { favourable, total } = matchOdds(matrix, rule.main, rule.special);
  return Number(favourable) / Number(total);
}

/** About as many as expected, a tenth more or less; what is left of a whole winner comes by chance. */
function winnersOf(level: PrizeLevel, matrix: Matrix, plays: number, random: RandomSource): number {
  const expected = plays * chanceOf(level, matrix) * (0.9 + random.below(201) / 1000);
  return Math.floor(expected + random.below(1000) / 1000);
}

/**
 * Amounts that the template leaves to each draw (La Tinka): here two cents for each play that it takes on average, in
 * whole units, two at least.
 */
function prizeOf(level: TemplateLevel, matrix: Matrix): Cents {
  if (level.position === 1 || level.kind === 'free' || level.lotteryPrize > 0) return level.lotteryPrize;
  return cents(100 * Math.max(2, Math.floor(0.02 / chanceOf(level, matrix))));
}
