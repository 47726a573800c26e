import type { Db } from '@bolillero/database/connection';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { questionMultiplier } from '@bolillero/domain/draws/draw';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import type { Cents } from '@bolillero/domain/money/cents';
import { multiplierQuestionText } from '@bolillero/texts/admin-results';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { countWithMultiplier } from './prizes-repository.ts';

/** What of a draw its multiplier is judged by. */
export interface DrawnMultiplier {
  readonly date: string;
  /** Null: none is known. */
  readonly multiplier: number | null;
  /** Advertised; 0: not known. */
  readonly jackpot: Cents;
}

/**
 * What is to be asked of the multipliers of a series' draws, said, by the date of the draw: those that could not be drawn
 * with its jackpot, and missing ones where plays of ours were bought with them.
 */
export async function multiplierWarnings(
  db: Db,
  lottery: CatalogueLottery,
  series: number,
  draws: readonly DrawnMultiplier[],
): Promise<Map<DrawDate, string>> {
  const questions = draws.flatMap(({ date: typed, multiplier, jackpot }) => {
    const date = drawDate(typed);
    const rule = multiplierOf(lottery, seriesOf(series), date);
    const question = questionMultiplier(rule, multiplier, jackpot);
    return question === null ? [] : [{ date, question }];
  });
  const lacking = questions.filter(({ question }) => question.code === 'multiplier-missing');
  const bought = await countWithMultiplier(
    db,
    { lotteryId: lottery.id, series },
    lacking.map(({ date }) => date),
  );
  return new Map(
    questions.flatMap(({ date, question }) => {
      const plays = bought.get(date);
      if (question.code === 'multiplier-missing' && plays === undefined) return [];
      return [[date, multiplierQuestionText(question, lottery, plays)] as const];
    }),
  );
}
