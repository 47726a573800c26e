import type { Scope } from '../history/scope.ts';
import { type Cents, cents } from '../money/cents.ts';
import { nothing, plus, rounded, timesFraction } from '../money/fraction.ts';
import { formatLevel, type LevelRule } from '../prizes/level.ts';
import type { RandomSource } from '../random/random-source.ts';
import type { Trials } from '../statistics/count-distribution.ts';
import { deviationsFor95 } from '../statistics/expected.ts';
import { hitInterval, meanOf } from './binomial-sums.ts';
import { chanceMoney } from './chance-money.ts';
import { chanceAtMost, clustering, type Deviation } from './deviation.ts';
import type { PayTableAt } from './pay-table.ts';
import { type Method, methodOf } from './picker.ts';
import { type Played, type Replay, replay } from './replay.ts';
import { chanceOf, expectedAt, type Hits, levelAt, levelRules, type Stretch, winningsOf } from './stretch.ts';

export interface BacktestInput {
  /** The draws to play, each knowing those of the scope before it. */
  readonly scope: Scope;
  /** `methodOf` of a choice. */
  readonly method: Method;
  /** Tickets at each draw, 1 or more; as many are played at random beside them. */
  readonly ticketsPerDraw: number;
  readonly tableAt: PayTableAt;
  /** What a play costs, with everything that is paid for it. */
  readonly priceOf: (withMultiplier: boolean) => Cents;
}

/** How often something came, and the 95 % interval of how often chance alone would have it come. */
export interface Observed {
  readonly count: number;
  readonly low: number;
  readonly high: number;
  readonly isOutside: boolean;
}

export interface Compared {
  /** The tickets for which it was possible. */
  readonly tickets: number;
  /** From the exact odds, over the eras of the draws. */
  readonly expected: number;
  readonly helper: Observed;
  readonly random: Observed;
}

export interface MatchRow extends Compared {
  /** So many main balls, with or without the special one. */
  readonly main: number;
}

export interface LevelRow extends Compared {
  readonly rule: LevelRule;
  /** "5 + 1" */
  readonly level: string;
}

export const verdicts = ['as-chance', 'above-chance', 'below-chance'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Side {
  /** In the draws that count in money, without the jackpot, in the lottery's own currency; null when none counts. */
  readonly won: Cents | null;
  /** Tickets that won a level which is not in `won`: the jackpot, and what other draws pay. Counted, not invented. */
  readonly withoutPrize: number;
  /** In the draws that count in money. */
  readonly freePlays: number;
  /** All main balls hit, of all tickets. */
  readonly matched: Observed;
  readonly verdict: Verdict;
  /** Upper bound of the chance that a method which knows nothing of the draws is this far off. */
  readonly chanceAtMost: number;
}

export interface BacktestReport {
  /** Draws played. */
  readonly draws: number;
  /** Draws that the method cannot play, since it does not fit their matrix. */
  readonly leftOut: number;
  /** Draws of a date for which no prize table is known: their matches count, their levels do not. */
  readonly withoutTable: number;
  /** Draws that count in money, since all their prizes but the jackpot are known; the others neither cost nor win anything. */
  readonly moneyDraws: number;
  /** Of the helper; at random as many again. */
  readonly tickets: number;
  /** USD, of the draws that count in money. */
  readonly staked: Cents;
  /** What chance alone wins in the same draws, without the jackpot, in the lottery's own currency; null when none counts. */
  readonly expectedWon: Cents | null;
  /**
   * The 95 % interval of what chance alone wins there; null when no draw counts, and with several tickets a draw, which win and lose together
   * as far as they are alike.
   */
  readonly wonByChance: { readonly low: Cents; readonly high: Cents } | null;
  /** Main balls hit, as chance gives them. */
  readonly expectedMatched: number;
  readonly matches: readonly MatchRow[];
  /** Tickets that hit the special ball; null where no draw has one on file. */
  readonly special: Compared | null;
  /** Best level first. A ticket is counted at the one level that it wins. */
  readonly levels: readonly LevelRow[];
  readonly helper: Side;
  readonly random: Side;
}

/** Below this bound a method is said to be outside chance: at most one honest method in a thousand. */
const alarm = 0.001;

/**
 * What would have happened: a method played over past draws, beside as many tickets at random and beside the exact odds. The 95 %
 * intervals are row by row, so that of twenty honest rows about one lies outside; the verdict looks at the balls hit alone, main and
 * special, and holds for all of them at once (docs/forecasts.md). Throws RangeError without a ticket.
 */
export function backtest(input: BacktestInput, random: RandomSource): BacktestReport {
  const { scope, method, ticketsPerDraw, tableAt, priceOf } = input;
  if (!Number.isSafeInteger(ticketsPerDraw) || ticketsPerDraw < 1) {
    throw new RangeError(`No backtest with ${ticketsPerDraw} tickets a draw`);
  }
  const atRandom = methodOf({ helper: 'random' });
  const played = replay(scope, method, atRandom, ticketsPerDraw, tableAt, random);
  const { stretches, helper, random: chance } = pooled(played);
  const draws = drawsOf(stretches);
  const counted = played.stretches.filter(({ table }) => table?.isKnown);
  const compare = comparison(stretches, [helper, chance], ticketsPerDraw);
  const most = Math.max(0, ...stretches.map(({ matrix }) => matrix.balls));
  const isTold = stretches.some(({ matrix, hasSpecial }) => hasSpecial && matrix.special.kind !== 'none');
  return {
    draws,
    leftOut: played.leftOut,
    withoutTable: drawsOf(stretches.filter(({ table }) => table === null)),
    moneyDraws: drawsOf(counted),
    tickets: draws * ticketsPerDraw,
    staked: stakedOn(counted, ticketsPerDraw, priceOf),
    expectedWon: counted.length === 0 ? null : expectedWinnings(counted, ticketsPerDraw),
    wonByChance: counted.length === 0 || ticketsPerDraw > 1 ? null : chanceMoney(counted, random),
    expectedMatched: played.helper.main.expected,
    matches: Array.from({ length: most + 1 }, (_, main) => ({
      main,
      ...compare(
        'main',
        ({ matrix }) => main <= matrix.balls,
        (hit) => hit.main === main,
      ),
    })),
    special: isTold
      ? compare(
          'special',
          ({ hasSpecial }) => hasSpecial,
          (hit) => hit.special,
        )
      : null,
    levels: levelRules(stretches).map((rule) => ({
      rule,
      level: formatLevel(rule),
      ...compare(
        'both',
        ({ table }) => table?.levels.some((level) => isSameRule(level.rule, rule)) ?? false,
        (hit, stretch) => {
          const won = levelAt(stretch, hit);
          return won !== null && isSameRule(won.rule, rule);
        },
      ),
    })),
    helper: sideOf(played.stretches, played.helper),
    random: sideOf(played.stretches, played.random),
  };
}

function isSameRule(a: LevelRule, b: LevelRule): boolean {
  return a.main === b.main && a.special === b.special;
}

/** Compares what tickets did with the odds of it, in those stretches where it could happen. */
function comparison(stretches: readonly Stretch[], sides: readonly [Played, Played], ticketsPerDraw: number) {
  return (
    parts: 'main' | 'special' | 'both',
    isPossible: (stretch: Stretch) => boolean,
    isHit: (hit: Hits, stretch: Stretch) => boolean,
  ): Compared => {
    const trials = stretches.map(
      (stretch): Trials => ({
        count: isPossible(stretch) ? stretch.draws * ticketsPerDraw : 0,
        chance: chanceOf(stretch, (hit) => isHit(hit, stretch)),
      }),
    );
    const observed = (played: Played): Observed => {
      const alike = {
        main: clustering(played.main),
        special: clustering(played.special),
        both: Math.max(clustering(played.main), clustering(played.special)),
      }[parts];
      let count = 0;
      for (const [index, stretch] of stretches.entries()) {
        if (!isPossible(stretch)) continue;
        for (const [place, tickets] of (played.hits[index] ?? []).entries()) {
          if (isHit({ main: place >> 1, special: place % 2 === 1 }, stretch)) count += tickets;
        }
      }
      return { count, ...judged(count, clusteredInterval(trials, alike)) };
    };
    return {
      tickets: trials.reduce((total, { count }) => total + count, 0),
      expected: meanOf(trials),
      helper: observed(sides[0]),
      random: observed(sides[1]),
    };
  };
}

/**
 * Tickets of one draw that are alike win and lose together: where c of them count as one, the interval is that of a c-th of the tickets,
 * times c. How alike they are differs from level to level, and is c at most: the interval holds for all from 1 to c. For tickets at
 * random, and for one ticket a draw, c is 1 and the interval exact.
 */
function clusteredInterval(trials: readonly Trials[], alike: number): { low: number; high: number } {
  const all = (list: readonly Trials[]) => list.reduce((total, { count }) => total + count, 0);
  let [low, high] = [Number.POSITIVE_INFINITY, 0];
  for (const share of sharesUpTo(alike)) {
    const fewer = trials.map(({ count, chance }) => ({
      count: count > 0 ? Math.max(1, Math.round(count / share)) : 0,
      chance,
    }));
    const scale = all(fewer) > 0 ? all(trials) / all(fewer) : 1;
    const interval = hitInterval(fewer);
    low = Math.min(low, Math.floor(interval.low * scale));
    high = Math.max(high, Math.ceil(interval.high * scale));
  }
  return { low, high };
}

/** 1, 2, 4, 8, ... and the last one itself. */
function sharesUpTo(last: number): number[] {
  const shares: number[] = [];
  for (let share = 1; share < last; share *= 2) shares.push(share);
  return [...shares, last];
}

function judged(count: number, { low, high }: { low: number; high: number }) {
  return { low, high, isOutside: count < low || count > high };
}

function sideOf(stretches: readonly Stretch[], played: Played): Side {
  const { main, special } = played;
  const { money, withoutPrize, freePlays } = winningsOf(stretches, played.hits);
  const spread = deviationsFor95 * Math.sqrt(main.variance);
  const low = Math.max(0, main.expected - spread);
  // Two looks, so that each may give half of the alarm.
  const bound = Math.min(1, 2 * Math.min(chanceAtMost(main), chanceAtMost(special)));
  return {
    won: stretches.some(({ table }) => table?.isKnown) ? rounded(money) : null,
    withoutPrize,
    freePlays,
    matched: { count: main.hits, ...judged(main.hits, { low, high: main.expected + spread }) },
    verdict: bound > alarm ? 'as-chance' : directionOf(main, special),
    chanceAtMost: bound,
  };
}

function directionOf(main: Deviation, special: Deviation): Verdict {
  const { hits, expected } = chanceAtMost(main) <= chanceAtMost(special) ? main : special;
  return hits > expected ? 'above-chance' : 'below-chance';
}

function drawsOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((total, { draws }) => total + draws, 0);
}

function stakedOn(
  stretches: readonly Stretch[],
  ticketsPerDraw: number,
  priceOf: BacktestInput['priceOf'],
): Cents {
  return cents(
    stretches.reduce(
      (total, { table, draws }) => total + priceOf(table?.hasBought ?? false) * draws * ticketsPerDraw,
      0,
    ),
  );
}

/** Exact to the end, and rounded once. */
function expectedWinnings(stretches: readonly Stretch[], ticketsPerDraw: number): Cents {
  return rounded(
    stretches.reduce(
      (total, stretch) =>
        plus(total, timesFraction(expectedAt(stretch), BigInt(stretch.draws * ticketsPerDraw))),
      nothing,
    ),
  );
}

/** Stretches with the same odds taken together, whatever they pay: a table entered with each result makes one of each draw. */
function pooled({ stretches, helper, random }: Replay): Pick<Replay, 'stretches' | 'helper' | 'random'> {
  const places = new Map<string, number>();
  const matrices = [...new Set(stretches.map(({ matrix }) => matrix))];
  const pools: Stretch[] = [];
  const hits = { helper: [] as number[][], random: [] as number[][] };
  for (const [index, stretch] of stretches.entries()) {
    const levels = stretch.table?.levels.map(({ rule }) => formatLevel(rule)).join() ?? 'none';
    const key = `${matrices.indexOf(stretch.matrix)} ${stretch.hasSpecial} ${levels}`;
    const place = places.get(key) ?? pools.length;
    places.set(key, place);
    pools[place] = { ...stretch, draws: stretch.draws + (pools[place]?.draws ?? 0) };
    hits.helper[place] = summed(hits.helper[place], helper.hits[index] ?? []);
    hits.random[place] = summed(hits.random[place], random.hits[index] ?? []);
  }
  return {
    stretches: pools,
    helper: { ...helper, hits: hits.helper },
    random: { ...random, hits: hits.random },
  };
}

function summed(a: readonly number[] = [], b: readonly number[]): number[] {
  return b.map((count, place) => count + (a[place] ?? 0));
}
