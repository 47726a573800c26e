import type { DrawDate } from '../calendar/draw-date.ts';
import { dateAt, drawAt } from '../history/history.ts';
import type { Scope } from '../history/scope.ts';
import { type Cents, cents } from '../money/cents.ts';
import { formatLevel } from '../prizes/level.ts';
import { levelWon, matchPlay } from '../prizes/matching.ts';
import { type TypedPlay, validatePlay } from '../tickets/play.ts';
import type { LevelsAt } from './replay.ts';

/** A draw of the past of which the play hit something. */
export interface AlwaysHit {
  readonly date: DrawDate;
  /** The main balls hit, ascending. */
  readonly balls: readonly number[];
  readonly special: boolean;
  /** The level won, as tables write it; null when it won nothing, or no table of that date is known. */
  readonly level: string | null;
  /** What that level pays by its table; null where it pays none, a free play, or an amount that the table does not give. */
  readonly prize: Cents | null;
}

export interface AlwaysPlayed {
  /** Draws that the play took part in. */
  readonly draws: number;
  /** Draws of eras in which the play was no valid one, such as with a ball that was not in the drum yet. */
  readonly leftOut: number;
  /** How many draws had 0, 1, 2, ... main balls of the play. */
  readonly matched: readonly number[];
  /** Newest first. Draws of which nothing was hit are not among them. */
  readonly hits: readonly AlwaysHit[];
  readonly won: Cents;
  /** Levels won whose prize the tables do not give, such as the jackpot: counted, not invented. */
  readonly withoutPrize: number;
  readonly freePlays: number;
}

/**
 * "¿Y si la hubiera jugado siempre?": one play against every draw of a scope whose era it fits, settled by the prize table of
 * each date, without a multiplier.
 */
export function alwaysPlayed(scope: Scope, play: TypedPlay, levelsAt: LevelsAt): AlwaysPlayed {
  const { history, start, end } = scope;
  const fits = history.eras.map(({ matrix }) => validatePlay(matrix, play).ok);
  const matched = new Array<number>(play.balls.length + 1).fill(0);
  const hits: AlwaysHit[] = [];
  let [draws, won, withoutPrize, freePlays] = [0, 0, 0, 0];
  for (let index = start; index < end; index += 1) {
    const eraIndex = history.eraIndexes[index] ?? 0;
    const era = history.eras[eraIndex];
    if (era === undefined || !fits[eraIndex]) continue;
    draws += 1;
    const match = matchPlay(era.matrix, play, drawAt(history, index));
    matched[match.balls.length] = (matched[match.balls.length] ?? 0) + 1;
    if (match.balls.length === 0 && !match.special) continue;
    const date = dateAt(history, index);
    const level = levelWon(levelsAt(date) ?? [], match);
    const isPriced = level !== null && level.kind === 'money' && level.lotteryPrize > 0;
    if (isPriced) won += level.lotteryPrize;
    else if (level?.kind === 'free') freePlays += 1;
    else if (level !== null) withoutPrize += 1;
    hits.push({
      date,
      ...match,
      level: level && formatLevel(level.rule),
      prize: isPriced ? level.lotteryPrize : null,
    });
  }
  return {
    draws,
    leftOut: end - start - draws,
    matched,
    hits: hits.reverse(),
    won: cents(won),
    withoutPrize,
    freePlays,
  };
}
