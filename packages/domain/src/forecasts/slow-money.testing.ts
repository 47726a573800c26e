import { allOutcomes } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import type { DrawnNumbers } from '../prizes/matching.ts';
import type { PrizeLevel } from '../prizes/prize-table.ts';
import type { ListedDraws } from '../statistics/slow-statistics.testing.ts';
import type { PrizeSources } from './pay-table.ts';

// The money of Rulebook 5 once more, slow and obvious: draw by draw, and the expectation by writing down every outcome.

type Paid = readonly [cents: bigint, of: bigint] | 'free' | 'jackpot' | 'unknown' | 'nothing';

/** What one play in every draw would have come to. Amounts are [cents, of] fractions, added up and rounded at the very end. */
export function slowMoney(draws: ListedDraws, play: DrawnNumbers, sources: PrizeSources) {
  let won: readonly [bigint, bigint] = [0n, 1n];
  let expected: readonly [bigint, bigint] = [0n, 1n];
  let [withoutTable, freePlays, withoutPrize, bought] = [0, 0, 0, 0];
  const dates: string[] = [];
  for (const { date, matrix, ...drawn } of draws) {
    const levels = levelsOn(date, sources);
    if (levels === null) {
      withoutTable += 1;
      continue;
    }
    const paidAt = (level: PrizeLevel) => paidBy(level, date, sources);
    const beside = levels.map(paidAt).filter((paid) => paid !== 'jackpot');
    const isCounted = beside.length > 0 && !beside.includes('unknown');
    const paidFor = (outcome: DrawnNumbers): Paid => {
      const level = wonLevel(levels, matrix, play, outcome);
      return level === undefined ? 'nothing' : paidAt(level);
    };
    const got = paidFor(drawn);
    if (!isCounted) {
      if (got !== 'nothing') withoutPrize += 1;
      continue;
    }
    dates.unshift(date);
    if (isSold(date, sources)) bought += 1;
    if (got === 'free') freePlays += 1;
    if (got === 'jackpot') withoutPrize += 1;
    if (typeof got !== 'string') won = added(won, got);
    const known: Matrix = drawn.special === null ? { ...matrix, special: { kind: 'none' } } : matrix;
    const outcomes = allOutcomes(known);
    for (const outcome of outcomes) {
      const paid = paidFor(outcome);
      if (typeof paid !== 'string') expected = added(expected, [paid[0], paid[1] * BigInt(outcomes.length)]);
    }
  }
  const money = (amount: readonly [bigint, bigint]) => (dates.length === 0 ? null : wholeCents(amount));
  return {
    moneyDates: dates,
    bought,
    withoutTable,
    freePlays,
    withoutPrize,
    won: money(won),
    expectedWon: money(expected),
  };
}

function levelsOn(date: string, { lottery, series, entered }: PrizeSources): readonly PrizeLevel[] | null {
  const own = [...entered].find(([day]) => day === date)?.[1].levels ?? [];
  if (own.length > 0) return own;
  const levels = templateOn(date, { lottery, series })?.levels ?? [];
  // A table without a level says nothing.
  return levels.length > 0 ? levels : null;
}

function templateOn(date: string, { lottery, series }: Pick<PrizeSources, 'lottery' | 'series'>) {
  const begun = lottery.prizeTemplates.filter((one) => one.series === series && one.from <= date);
  return begun.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1);
}

function multiplierRuleOn(date: string, { lottery, series }: PrizeSources) {
  const holds = series === 'laggards' ? lottery.playoffMultiplier : lottery.traditionalMultiplier;
  if (!holds) return undefined;
  const begun = lottery.multipliers.filter((one) => one.from <= date);
  return begun.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1);
}

function isSold(date: string, sources: PrizeSources): boolean {
  return sources.buysMultiplier && multiplierRuleOn(date, sources)?.mode === 'per-draw';
}

function paidBy(level: PrizeLevel, date: string, sources: PrizeSources): Paid {
  const same = (other: PrizeLevel) =>
    other.rule.main === level.rule.main && other.rule.special === level.rule.special;
  const template = templateOn(date, sources)?.levels ?? [];
  const prize = BigInt(level.lotteryPrize);
  if (level.kind === 'free') return 'free';
  if (level.position === 1) {
    const fixed = template.find(({ position }) => position === 1)?.lotteryPrize ?? 0;
    return fixed > 0 && prize > 0n ? [prize, 1n] : 'jackpot';
  }
  const rule = multiplierRuleOn(date, sources);
  if (isSold(date, sources)) {
    if (level.playPrize > 0) return [BigInt(level.playPrize), 1n];
    const drawn = [...sources.entered].find(([day]) => day === date)?.[1].multiplier ?? null;
    if (drawn === null || prize === 0n) return 'unknown';
    const fixed = template.find(same)?.playPrizeFixed;
    return [fixed === undefined ? prize * BigInt(drawn) : BigInt(fixed), 1n];
  }
  if (prize === 0n) return 'unknown';
  if (rule?.mode !== 'per-play') return [prize, 1n];
  // One of so many tickets has each of the values.
  const tickets = rule.values.flatMap((value, index) => Array<number>(rule.weights[index] ?? 0).fill(value));
  if (tickets.length === 0) return 'unknown';
  return [prize * tickets.reduce((total, value) => total + BigInt(value), 0n), BigInt(tickets.length)];
}

function wonLevel(
  levels: readonly PrizeLevel[],
  matrix: Matrix,
  play: DrawnNumbers,
  drawn: DrawnNumbers,
): PrizeLevel | undefined {
  const main = play.balls.filter((ball) => drawn.balls.includes(ball)).length;
  const isOwn = matrix.special.kind === 'own-drum';
  const hasSpecial =
    drawn.special !== null &&
    matrix.special.kind !== 'none' &&
    (isOwn ? play.special === drawn.special : play.balls.includes(drawn.special));
  return levels
    .filter(({ rule }) => main >= rule.main && (hasSpecial || !rule.special))
    .toSorted((a, b) => a.position - b.position)[0];
}

function added([a, of]: readonly [bigint, bigint], [b, other]: readonly [bigint, bigint]): [bigint, bigint] {
  return of === other ? [a + b, of] : [a * other + b * of, of * other];
}

function wholeCents([amount, of]: readonly [bigint, bigint]): number {
  const whole = amount / of;
  return Number(whole) + (2n * (amount - whole * of) >= of ? 1 : 0);
}
