import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { type Draw, questionMultiplier } from '@bolillero/domain/draws/draw';
import { multiplierOf, sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { type SeriesName, seriesOf } from '@bolillero/domain/games/series';
import { type Cents, formatMoney } from '@bolillero/domain/money/cents';
import { multiplierQuestionTexts as texts } from '@bolillero/texts/admin-results';
import { multiplierValuesText } from '@bolillero/texts/plays';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { DrawFields } from './write-repository.ts';

/** A multiplier that could not be drawn with that jackpot, said; a missing one is `missingMultiplier`'s. */
export function multiplierWarnings(
  lottery: CatalogueLottery,
  series: SeriesName,
  { date, multiplier }: Draw,
  jackpot: Cents,
): string[] {
  const { multiplierLabel: label, currency } = lottery;
  const question = questionMultiplier(multiplierOf(lottery, series, date), multiplier, jackpot);
  if (question === null || multiplier === null || question.code === 'multiplier-missing') return [];
  return question.code === 'multiplier-unknown'
    ? [texts.unknown(label, multiplier, multiplierValuesText(question.values))]
    : [texts.aboveJackpot(label, multiplier, formatMoney(question.upTo, currency))];
}

/** Whether a draw has no multiplier though plays could be bought with one. */
export function lacksMultiplier(
  lottery: CatalogueLottery,
  { series, date, multiplier }: DrawFields,
): boolean {
  return multiplier === null && sellsMultiplier(lottery, seriesOf(series), drawDate(date));
}

/** What is said of a draw without the multiplier that so many plays were bought with. */
export function missingMultiplier({ multiplierLabel }: CatalogueLottery, plays: number): string[] {
  return plays === 0 ? [] : [texts.missingWhereBought(multiplierLabel, plays)];
}
