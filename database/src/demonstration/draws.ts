import { addDays, addMonths, type DrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawDaysOn } from '@bolillero/domain/calendar/draw-days';
import {
  drawDatesBetween,
  drawInstant,
  isDrawDate,
  previousDrawDateBefore,
  type Schedule,
} from '@bolillero/domain/calendar/schedule';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { currentEra, eraAt } from '@bolillero/domain/games/era';
import { type LotteryDefinition, templateAt } from '@bolillero/domain/games/lottery-definition';
import { type Matrix, mainBalls } from '@bolillero/domain/games/matrix';
import { drawableWith, type MultiplierRule, multiplierOf } from '@bolillero/domain/games/multiplier';
import type { SeriesName } from '@bolillero/domain/games/series';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import type { PrizeLevel } from '@bolillero/domain/prizes/prize-table';
import { pickDistinct, type RandomSource, seededRandom } from '@bolillero/domain/random/random-source';
import { type Jackpot, rollingJackpots } from './jackpots.ts';
import { prizeTableOf } from './prize-tables.ts';

/** A draw that never was, in the shape of one that could have been. */
export interface GeneratedDraw {
  readonly date: DrawDate;
  /** Ascending. */
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly amount: Cents;
  /** Empty but for the latest draws. */
  readonly levels: readonly PrizeLevel[];
}

/** Enough for statistics: the current era, and at least so many draws; no further back than so many months. */
const fewestDraws = 420;
const mostMonths = 144;
/** Draws that have a prize table. */
const withPrizes = 100;

/** The latest draw date whose draw has been held. */
export function lastDrawDate(schedule: Schedule, now: number): DrawDate | null {
  const today = dateIn(schedule.timeZone, now);
  const isHeld = isDrawDate(schedule, today) && drawInstant(schedule, today) <= now;
  return isHeld ? today : previousDrawDateBefore(schedule, today);
}

/** The generated history of a series up to now; the same for the same lottery, series and first date. */
export function generateDraws(lottery: LotteryDefinition, series: SeriesName, now: number): GeneratedDraw[] {
  const last = lastDrawDate(lottery.schedule, now);
  if (last === null) return [];
  const from = firstDate(lottery, series, last);
  const dates = drawDatesBetween(lottery.schedule, from, last);
  const random = seededRandom(`demonstration of ${lottery.name}, ${series}`);
  const jackpots = rollingJackpots({ name: lottery.name, series }, random);
  return dates.flatMap((date, index) => {
    const matrix = eraAt(lottery.eras, date)?.matrix;
    if (matrix === undefined) return [];
    const isLate = index >= dates.length - withPrizes;
    return [{ date, ...draw(lottery, series, { date, matrix, isLate }, jackpots.next().value, random) }];
  });
}

function firstDate(lottery: LotteryDefinition, series: SeriesName, last: DrawDate): DrawDate {
  const weeks = Math.ceil(fewestDraws / Math.max(1, drawDaysOn(lottery.schedule.drawDays, last).length));
  const [enough, atMost] = [addDays(last, -7 * weeks), addMonths(last, -mostMonths)];
  let first = currentEra(lottery.eras, last).from;
  if (enough < first) first = enough;
  if (atMost > first) first = atMost;
  const start = lottery.prizeTemplates.find((template) => template.series === series)?.from ?? first;
  return series === 'laggards' && start > first ? start : first;
}

interface Occasion {
  readonly date: DrawDate;
  readonly matrix: Matrix;
  readonly isLate: boolean;
}

function draw(
  lottery: LotteryDefinition,
  series: SeriesName,
  { date, matrix, isLate }: Occasion,
  rolling: Jackpot,
  random: RandomSource,
): Omit<GeneratedDraw, 'date'> {
  const template = templateAt(lottery.prizeTemplates, series, date)?.levels ?? [];
  const fixed = template[0]?.lotteryPrize ?? cents(0);
  const jackpot = fixed > 0 ? { ...rolling, amount: fixed } : rolling;
  const rule = multiplierOf(lottery, series, date);
  const multiplier = rule.mode === 'per-draw' ? drawMultiplier(rule, jackpot.amount, random) : null;
  const drawn = drawBalls(matrix, random);
  const levels = isLate ? prizeTableOf(template, { matrix, multiplier, jackpot }, random) : [];
  return { ...drawn, multiplier, amount: jackpot.amount, levels };
}

function drawBalls(matrix: Matrix, random: RandomSource): { balls: number[]; special: number | null } {
  const { balls: count, special } = matrix;
  const drawn = pickDistinct(random, mainBalls(matrix), special.kind === 'same-drum' ? count + 1 : count);
  const balls = drawn.slice(0, count).toSorted((a, b) => a - b);
  if (special.kind === 'own-drum') return { balls, special: random.below(special.size) + 1 };
  return { balls, special: drawn[count] ?? null };
}

/** Each as often as the game has it; alike where that is not known. */
function drawMultiplier(rule: MultiplierRule, jackpot: Cents, random: RandomSource): number | null {
  const values = drawableWith(rule, jackpot);
  const weights = values.map((_, index) => rule.weights[index] ?? 1);
  let left = random.below(
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  for (const [index, value] of values.entries()) {
    left -= weights[index] ?? 0;
    if (left < 0) return value;
  }
  return null;
}
