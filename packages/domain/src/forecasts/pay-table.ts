import type { DrawDate } from '../calendar/draw-date.ts';
import { type LotteryDefinition, templateAt } from '../games/lottery-definition.ts';
import { type MultiplierRule, type Multipliers, meanMultiplier, multiplierOf } from '../games/multiplier.ts';
import type { SeriesName } from '../games/series.ts';
import { type Fraction, timesFraction } from '../money/fraction.ts';
import type { LevelRule } from '../prizes/level.ts';
import type { PrizeLevel, TemplateLevel } from '../prizes/prize-table.ts';

/**
 * What a level pays one play. The jackpot is a first level to which no template gives an amount: it differs from draw to draw and
 * is left out of every sum. An amount of 0 stands for one that is not known.
 */
export type Pays =
  | { readonly kind: 'money'; readonly amount: Fraction }
  | { readonly kind: 'free' | 'jackpot' | 'unknown' };

export interface PayLevel {
  readonly position: number;
  readonly rule: LevelRule;
  readonly pays: Pays;
}

/** What a draw pays a play of the past that nobody bought (Rulebook 5). */
export interface PayTable {
  /** From position 1 down. */
  readonly levels: readonly PayLevel[];
  /**
   * There are prizes beside the jackpot, and all of them are known: without that neither stake nor winnings of the draw count.
   * Of a game that has a jackpot alone, what is left without it would be a stake against nothing.
   */
  readonly isKnown: boolean;
  /** Whether the play has bought the multiplier of the draw. */
  readonly hasBought: boolean;
}

/** The table of a draw, null where none is known. The same one for draws that pay the same. */
export type PayTableAt = (date: DrawDate) => PayTable | null;

/** What was entered with a result. */
export interface EnteredPrizes {
  /** Empty where no table was. The same list for the same table. */
  readonly levels: readonly PrizeLevel[];
  /** The multiplier that was drawn, null where none is on file. */
  readonly multiplier: number | null;
}

export interface PrizeSources {
  readonly lottery: Pick<LotteryDefinition, 'prizeTemplates' | keyof Multipliers>;
  readonly series: SeriesName;
  readonly entered: ReadonlyMap<DrawDate, EnteredPrizes>;
  /** Whether the plays buy the multiplier, wherever it is sold. */
  readonly buysMultiplier: boolean;
}

/**
 * The tables of a series: the one that was entered with a result, else the template of its date. A multiplier printed on each ticket counts
 * with its mean, since nobody knows what it would have been; a drawn one with what was drawn, where it was bought.
 */
export function payTablesOf({ lottery, series, entered, buysMultiplier }: PrizeSources): PayTableAt {
  const tables = new Map<string, PayTable>();
  const number = numbering();
  return (date) => {
    const own = entered.get(date);
    const template = templateAt(lottery.prizeTemplates, series, date)?.levels ?? [];
    const hasOwn = own !== undefined && own.levels.length > 0;
    const levels = hasOwn ? own.levels : template;
    if (levels.length === 0) return null;
    const multiplier = multiplierOf(lottery, series, date);
    const hasBought = buysMultiplier && multiplier.mode === 'per-draw';
    const drawn = hasBought ? (own?.multiplier ?? null) : null;
    const key = [number(levels), number(template), number(multiplier.values), hasBought, drawn].join();
    const known = tables.get(key);
    if (known !== undefined) return known;
    const made = tableOf(levels, { template, multiplier, hasBought, drawn });
    tables.set(key, made);
    return made;
  };
}

interface Terms {
  readonly template: readonly TemplateLevel[];
  readonly multiplier: MultiplierRule;
  readonly hasBought: boolean;
  readonly drawn: number | null;
}

function tableOf(prizes: readonly PrizeLevel[], terms: Terms): PayTable {
  const levels = prizes
    .toSorted((a, b) => a.position - b.position)
    .map((level) => ({ position: level.position, rule: level.rule, pays: paysOf(level, terms) }));
  const isKnown =
    levels.some(({ pays }) => pays.kind !== 'jackpot') && levels.every(({ pays }) => pays.kind !== 'unknown');
  return { levels, isKnown, hasBought: terms.hasBought };
}

function paysOf(level: PrizeLevel, terms: Terms): Pays {
  if (level.kind === 'free') return { kind: 'free' };
  if (level.position === 1) {
    const hasOwnAmount = terms.template.some(
      ({ position, lotteryPrize }) => position === 1 && lotteryPrize > 0,
    );
    // No multiplier touches the first level.
    return hasOwnAmount && level.lotteryPrize > 0 ? money(level.lotteryPrize) : { kind: 'jackpot' };
  }
  if (terms.hasBought) return boughtPays(level, terms);
  if (level.lotteryPrize === 0) return { kind: 'unknown' };
  if (terms.multiplier.mode !== 'per-play') return money(level.lotteryPrize);
  const mean = meanMultiplier(terms.multiplier);
  return mean === null ? { kind: 'unknown' } : money(level.lotteryPrize, mean.numerator, mean.denominator);
}

function boughtPays(level: PrizeLevel, { template, drawn }: Terms): Pays {
  if (level.playPrize > 0) return money(level.playPrize);
  if (drawn === null || level.lotteryPrize === 0) return { kind: 'unknown' };
  const { main, special } = level.rule;
  const same = template.find(({ rule }) => rule.main === main && rule.special === special);
  return same?.playPrizeFixed === undefined ? money(level.lotteryPrize, drawn) : money(same.playPrizeFixed);
}

function money(amount: number, times = 1, among = 1): Pays {
  const whole = { numerator: BigInt(amount), denominator: 1n };
  return { kind: 'money', amount: timesFraction(whole, BigInt(times), BigInt(among)) };
}

/** Numbers lists in the order in which they are met. */
function numbering(): (list: object) => number {
  const numbers = new Map<object, number>();
  return (list) => {
    const number = numbers.get(list) ?? numbers.size;
    numbers.set(list, number);
    return number;
  };
}
