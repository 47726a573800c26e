import { type Matrix, picksSpecial, specialSize } from '../games/matrix.ts';
import type { Part } from '../history/scope.ts';
import type { RandomSource } from '../random/random-source.ts';
import type { BallCategory } from '../tickets/categories.ts';
import { numerologyValue } from '../tickets/numerology.ts';
import {
  type Forecast,
  type PoolSource,
  percentageDraws,
  specialInsideBot,
  specialOutsideBot,
} from './choice.ts';
import type { ForecastContext, Target } from './context.ts';
import { lotsOf, weightedLotsOf } from './lots.ts';
import { type MarkKind, markLists } from './marks.ts';
import { mostRepeated, mostRepeatedSpecials, takenInside } from './most-repeated.ts';
import { type Pool, poolReader } from './pool.ts';

/** What a helper says before a draw, for any number of tickets. What it does not speak of is kept, or drawn at random. */
export interface Advice {
  /** All main balls of a ticket, in any order. */
  readonly main?: (random: RandomSource) => number[];
  /** Its special ball. */
  readonly special?: (random: RandomSource) => number;
  /** One of these items, a ball or a pair, joins the balls that are on the ticket. */
  readonly addition?: Addition;
}

export interface Addition {
  readonly category: BallCategory;
  readonly items: readonly (readonly number[])[];
}

/** How helpers look at a past: a history's, or what a page knows of one. Readers may remember what they counted. */
export interface Readers<Context extends Target> {
  readonly pool: (source: PoolSource | null, part: Part) => (context: Context) => Pool;
  readonly marks: (kind: MarkKind) => (context: Context) => readonly (readonly number[])[];
}

/** Reads a history. */
export const historyReaders: Readers<ForecastContext> = { pool: poolReader, marks: markLists };

/** Gives the advice of one choice from draw to draw. It remembers what it counted, and nothing that changes an answer. */
export type Adviser<Context extends Target> = (context: Context) => Advice;

/** The adviser of a choice that `validateForecast` has nothing against. */
export function adviserOf<Context extends Target>(
  choice: Forecast,
  readers: Readers<Context>,
): Adviser<Context> {
  switch (choice.helper) {
    case 'random':
      return () => ({});
    case 'jas':
      return insideOutside(readers, choice.source, choice.inside);
    case 'bot':
      return botAdviser(readers, choice.source, choice.bot);
    case 'most-likely':
      return mostLikely(readers, choice);
    case 'numerology':
      return ({ matrix, date }) => numberAdvice(matrix, numerologyValue(matrix, choice.birth, date));
    case 'percentage':
      return byPercentage(readers, percentageDraws[choice.option - 1] ?? 0);
    case 'hot':
    case 'cold':
    case 'pair': {
      const category = choice.helper;
      const lists = readers.marks(category);
      return (context) => ({ addition: { category, items: lists(context) } });
    }
  }
}

function insideOutside<Context extends Target>(
  readers: Readers<Context>,
  source: PoolSource | null,
  count: number,
): Adviser<Context> {
  const read = readers.pool(source, 'main');
  return (context) => {
    const pool = read(context);
    const inside = lotsOf(pool.inside);
    const outside = lotsOf(pool.outside);
    const { balls } = context.matrix;
    const taken = takenInside(pool, count, balls);
    return {
      main(random) {
        const chosen: number[] = [];
        inside.draw(random, taken, chosen);
        outside.draw(random, balls - taken, chosen);
        return chosen;
      },
    };
  };
}

function botAdviser<Context extends Target>(
  readers: Readers<Context>,
  source: PoolSource | null,
  bot: number,
): Adviser<Context> {
  if (bot !== specialInsideBot && bot !== specialOutsideBot) return insideOutside(readers, source, bot);
  const read = readers.pool(source, 'special');
  return (context) => {
    const { inside, outside } = read(context);
    const [wanted, others] = bot === specialInsideBot ? [inside, outside] : [outside, inside];
    return { special: oneOf(wanted.length > 0 ? wanted : others) };
  };
}

function mostLikely<Context extends Target>(
  readers: Readers<Context>,
  { source, count, special }: Extract<Forecast, { helper: 'most-likely' }>,
): Adviser<Context> {
  const read = readers.pool(source, 'main');
  const readSpecial = readers.pool(source, 'special');
  return (context) => {
    const { matrix } = context;
    const pool = read(context);
    const taken = takenInside(pool, count, matrix.balls);
    const { sure, tied } = mostRepeated(pool, taken);
    const ties = lotsOf(tied);
    const outside = lotsOf(pool.outside);
    return {
      main(random) {
        const chosen = [...sure];
        ties.draw(random, taken - sure.length, chosen);
        outside.draw(random, matrix.balls - taken, chosen);
        return chosen;
      },
      ...(special ? { special: oneOf(mostRepeatedSpecials(readSpecial(context))) } : anySpecial(matrix)),
    };
  };
}

function byPercentage<Context extends Target>(readers: Readers<Context>, draws: number): Adviser<Context> {
  const source: PoolSource = { kind: 'previous', draws };
  const readMain = readers.pool(source, 'main');
  const readSpecial = readers.pool(source, 'special');
  return (context) => {
    const { matrix } = context;
    const main = byCount(readMain(context), matrix.balls);
    if (!picksSpecial(matrix)) return { main };
    const special = byCount(readSpecial(context), 1);
    return { main, special: (random) => special(random)[0] ?? 0 };
  };
}

/** Balls of the pool by their counts, and from outside what the pool is short of. */
function byCount(pool: Pool, balls: number): (random: RandomSource) => number[] {
  const { inside, counts } = pool;
  const weighted = weightedLotsOf(
    inside,
    inside.map((ball) => counts[ball] ?? 0),
  );
  const outside = lotsOf(pool.outside);
  const taken = Math.min(inside.length, balls);
  return (random) => {
    const chosen: number[] = [];
    weighted.draw(random, taken, chosen);
    outside.draw(random, balls - taken, chosen);
    return chosen;
  };
}

/** One number, as the special ball where the player picks one, else as one of the main balls. */
function numberAdvice(matrix: Matrix, value: number): Advice {
  return picksSpecial(matrix)
    ? { special: () => value }
    : { addition: { category: 'plain', items: [[value]] } };
}

function anySpecial(matrix: Matrix): Pick<Advice, 'special'> {
  const size = specialSize(matrix);
  return size > 0 ? { special: (random) => 1 + random.below(size) } : {};
}

function oneOf(balls: readonly number[]): (random: RandomSource) => number {
  return (random) => balls[random.below(balls.length)] ?? 0;
}
