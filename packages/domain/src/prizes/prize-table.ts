import type { Matrix } from '../games/matrix.ts';
import { type Cents, cents, times } from '../money/cents.ts';
import { asksForNothing, formatLevel, type LevelRule } from './level.ts';

/** What a level pays: money, or a free play. */
export const prizeKinds = ['money', 'free'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** One line of a draw's prize table. Position 1 is the jackpot; the lowest position satisfied wins. */
export interface PrizeLevel {
  readonly position: number;
  readonly rule: LevelRule;
  readonly kind: PrizeKind;
  /** How many won it, ours included; null while that is not known. */
  readonly lotteryWinners: number | null;
  /** 0: not known yet; for position 1 "the draw's jackpot, divided among its winners". */
  readonly lotteryPrize: Cents;
  /** The same of plays bought with the multiplier of the draw. */
  readonly playWinners: number | null;
  /** What a play bought with the multiplier of the draw wins instead. */
  readonly playPrize: Cents;
}

/** A level of a template, from which a draw's table starts. */
export interface TemplateLevel extends PrizeLevel {
  /** A play prize that no multiplier changes: Powerball's match 5 pays $2,000,000 with any (powerball.com prize chart). */
  readonly playPrizeFixed?: Cents;
}

export interface PrizeTableFault {
  readonly position?: number;
  readonly code:
    | 'level-unparsable'
    | 'level-impossible'
    | 'position-repeated'
    | 'positions-not-consecutive'
    | 'level-repeated';
}

/** What looks wrong and may be meant: asked about, never refused. */
export interface PrizeTableQuestion {
  readonly position: number;
  readonly code: 'order-inverted' | 'level-never-won';
}

/**
 * Fills in the play prizes: for money levels after the first, multiplier x lottery prize, or the level's fixed
 * play prize (Rulebook 7). The first level and free plays are never multiplied: theirs are 0.
 */
export function fillPlayPrizes(levels: readonly TemplateLevel[], multiplier: number): TemplateLevel[] {
  return levels.map((level) => ({ ...level, playPrize: playPrizeOf(level, multiplier) }));
}

function playPrizeOf(level: TemplateLevel, multiplier: number): Cents {
  if (level.position === 1 || level.kind === 'free') return cents(0);
  return level.playPrizeFixed ?? times(level.lotteryPrize, multiplier);
}

/** Everything for which a draw's table is refused. */
export function validatePrizeTable(matrix: Matrix, levels: readonly PrizeLevel[]): PrizeTableFault[] {
  const faults: PrizeTableFault[] = [];
  const positions = new Set<number>();
  const rules = new Set<string>();
  for (const { position, rule } of levels) {
    if (!isPossible(matrix, rule)) faults.push({ position, code: 'level-impossible' });
    if (positions.has(position)) faults.push({ position, code: 'position-repeated' });
    if (rules.has(formatLevel(rule))) faults.push({ position, code: 'level-repeated' });
    positions.add(position);
    rules.add(formatLevel(rule));
  }
  const isConsecutive = [...positions].every((p) => Number.isInteger(p) && p >= 1 && p <= positions.size);
  if (!isConsecutive) faults.push({ code: 'positions-not-consecutive' });
  return faults;
}

/** Whether any play of this game can satisfy a rule, and not simply every one. */
export function isPossible(matrix: Matrix, rule: LevelRule): boolean {
  if (!Number.isInteger(rule.main) || rule.main < 0 || rule.main > matrix.balls || asksForNothing(rule))
    return false;
  if (!rule.special) return true;
  if (matrix.special.kind === 'none') return false;
  // A bonus ball of the same drum is none of the main ones: it needs one of the player's own balls to be left.
  return matrix.special.kind === 'own-drum' || rule.main < matrix.balls;
}

/**
 * What to ask about before saving: a level that pays more than one above it, and a level that cannot be won
 * since whoever satisfies it satisfies one above it.
 */
export function questionPrizeTable(levels: readonly PrizeLevel[]): PrizeTableQuestion[] {
  const inOrder = levels.toSorted((a, b) => a.position - b.position);
  const questions: PrizeTableQuestion[] = [];
  for (const [index, level] of inOrder.entries()) {
    const above = inOrder.slice(0, index);
    const { position } = level;
    if (above.some((other) => paysMore(level, other))) questions.push({ position, code: 'order-inverted' });
    if (above.some((other) => implies(level.rule, other.rule))) {
      questions.push({ position, code: 'level-never-won' });
    }
  }
  return questions;
}

// Amounts of 0 are not known yet (the jackpot, prizes entered per draw): nothing to compare.
function paysMore(level: PrizeLevel, above: PrizeLevel): boolean {
  return above.kind === 'money' && above.lotteryPrize > 0 && level.lotteryPrize > above.lotteryPrize;
}

function implies(rule: LevelRule, other: LevelRule): boolean {
  return rule.main >= other.main && (rule.special || !other.special);
}
