import { drawDate } from '../calendar/draw-date.ts';
import type { Era } from '../games/era.ts';
import type { MultiplierMode } from '../games/multiplier.ts';
import type { Cents } from '../money/cents.ts';
import { type DrawnNumbers, type Lacking, lacking, levelWon, type Match, matchPlay } from './matching.ts';
import {
  divideJackpot,
  type Multiplier,
  multiplierOfPlay,
  multiplierValue,
  type Prize,
  prizeFor,
} from './prize.ts';
import { prizeSum } from './prize-sum.ts';
import type { PrizeLevel } from './prize-table.ts';

/**
 * The rules that settle a play and explain it, and the first draw date for which they hold: that of the oldest draw that the
 * lotteries begin with, so all of them. `docs/prizes.md` says what each version is, and how to raise it.
 */
export const prizeRules = { version: 1, from: drawDate('1988-05-07') } as const;

/** A play and all that its prize follows from. */
export interface SettledPlay {
  /** The era of the draw's own date. */
  readonly era: Era;
  readonly levels: readonly PrizeLevel[];
  readonly drawn: DrawnNumbers;
  /** The draw's advertised amount. */
  readonly jackpot: Cents;
  /** How its series multiplied on the draw's date. */
  readonly mode: MultiplierMode;
  /** The multiplier that was drawn for all; null: none was, or nobody entered it. */
  readonly drawnMultiplier: number | null;
  /** How many plays of our own won level 1. */
  readonly ourJackpotWinners: number;
  /** `bought`: with the multiplier of the draw; `printed`: the multiplier on its own ticket, null where none is known. */
  readonly play: DrawnNumbers & { readonly bought: boolean; readonly printed: number | null };
}

/** A level of the table, and what the play lacks for it; nothing lacks where it is satisfied. */
export interface LevelLookedAt {
  readonly level: PrizeLevel;
  readonly lacks: Lacking;
}

/** What of a prize nobody has entered yet. */
export const unknownParts = [
  'jackpot',
  'jackpot-winners',
  'prize',
  'play-prize',
  'printed-multiplier',
] as const;
export type UnknownPart = (typeof unknownParts)[number];

/** Every way in which an amount comes about. */
export const prizeSources = [
  /** The level pays a free play. */
  'free',
  /** Level 1 with a prize of its own. */
  'jackpot-given',
  /** Level 1 that divides the draw's amount. */
  'jackpot-divided',
  /** The level's prize, as it stands in the table. */
  'once',
  /** The level's prize times a multiplier. */
  'multiplied',
  /** What the level pays whoever bought the multiplier, no product of anything. */
  'play-prize',
  'unknown',
] as const satisfies AmountSource['how'][];

/** How the amount came about. */
export type AmountSource =
  | { readonly how: 'free' }
  | { readonly how: 'jackpot-given'; readonly amount: Cents }
  | {
      readonly how: 'jackpot-divided';
      /** The draw's amount. */
      readonly base: Cents;
      /** How many divide it: the larger of what the lottery counted and `ours`, and one at least. */
      readonly among: number;
      readonly counted: number;
      readonly ours: number;
      readonly amount: Cents;
      /** The cents that do not divide: the house keeps them. */
      readonly remainder: Cents;
    }
  | { readonly how: 'once'; readonly amount: Cents }
  | { readonly how: 'multiplied'; readonly base: Cents; readonly factor: number; readonly amount: Cents }
  | { readonly how: 'play-prize'; readonly base: Cents; readonly amount: Cents }
  | { readonly how: 'unknown'; readonly lacks: UnknownPart };

/** Why a play won what it won (Rulebook 7), in the order in which it is worked out. */
export interface PrizeExplanation {
  readonly rules: typeof prizeRules;
  readonly era: Era;
  readonly match: Match;
  /** The whole table from position 1 on. */
  readonly levels: readonly LevelLookedAt[];
  /** The first satisfied one of them; null: none is. */
  readonly won: PrizeLevel | null;
  /** Where none is satisfied: the one that lacks least, of several the last; null without a table. */
  readonly nearest: LevelLookedAt | null;
  readonly multiplier: Multiplier;
  /** The number that multiplies; null: none, or none is known. */
  readonly factor: number | null;
  readonly source: AmountSource | null;
  /** What the settlement gives it; null: nothing. */
  readonly prize: Prize | null;
}

/** Explains a play with the functions that settle it, so that it ends in the very prize that the settlement gives. */
export function explainPrize(settled: SettledPlay): PrizeExplanation {
  const { era, levels, drawn, jackpot, mode, drawnMultiplier, ourJackpotWinners, play } = settled;
  const match = matchPlay(era.matrix, play, drawn);
  const looked = levels
    .toSorted((a, b) => a.position - b.position)
    .map((level) => ({ level, lacks: lacking(level.rule, match) }));
  const won = levelWon(levels, match);
  const multiplier = multiplierOfPlay(mode, play);
  const factor = multiplierValue(multiplier, drawnMultiplier);
  const known = { rules: prizeRules, era, match, levels: looked, multiplier, factor };
  if (won === null) return { ...known, won, nearest: nearestOf(looked), source: null, prize: null };
  const circumstances = { multiplier, jackpot, ourJackpotWinners };
  const prize = prizeFor(won, circumstances);
  const source = sourceOf(won, prize, circumstances, factor);
  return { ...known, won, nearest: null, source, prize };
}

function nearestOf(looked: readonly LevelLookedAt[]): LevelLookedAt | null {
  let nearest: LevelLookedAt | null = null;
  for (const one of looked) {
    if (nearest === null || lackOf(one) <= lackOf(nearest)) nearest = one;
  }
  return nearest;
}

const lackOf = ({ lacks }: LevelLookedAt) => lacks.main + (lacks.special ? 1 : 0);

interface Circumstances {
  readonly multiplier: Multiplier;
  readonly jackpot: Cents;
  readonly ourJackpotWinners: number;
}

function sourceOf(
  level: PrizeLevel,
  prize: Prize,
  circumstances: Circumstances,
  factor: number | null,
): AmountSource {
  if (prize.kind === 'free') return { how: 'free' };
  if (prize.kind === 'unknown') return { how: 'unknown', lacks: unknownPartOf(level, circumstances) };
  const { amount } = prize;
  if (level.position === 1) return jackpotSource(level, amount, circumstances);
  const base = level.lotteryPrize;
  if (circumstances.multiplier.mode === 'none') return { how: 'once', amount };
  const sum = prizeSum({ position: level.position, lotteryPrize: base, amount, multiplier: factor });
  return sum?.factor
    ? { how: 'multiplied', base, factor: sum.factor, amount }
    : { how: 'play-prize', base, amount };
}

function jackpotSource(level: PrizeLevel, amount: Cents, circumstances: Circumstances): AmountSource {
  const divided = level.lotteryPrize > 0 ? null : divideJackpot(level, circumstances);
  if (divided === null) return { how: 'jackpot-given', amount };
  const { jackpot: base, ourJackpotWinners: ours } = circumstances;
  const { among, remainder } = divided;
  return {
    how: 'jackpot-divided',
    base,
    among,
    counted: level.lotteryWinners ?? 0,
    ours,
    amount,
    remainder,
  };
}

function unknownPartOf(level: PrizeLevel, { multiplier, jackpot }: Circumstances): UnknownPart {
  if (level.position === 1) return jackpot === 0 ? 'jackpot' : 'jackpot-winners';
  if (multiplier.mode === 'per-draw') return 'play-prize';
  return multiplier.mode === 'per-play' && multiplier.value === null ? 'printed-multiplier' : 'prize';
}
