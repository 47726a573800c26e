import { picksSpecial } from '@bolillero/domain/games/matrix';
import { oneInShown } from '@bolillero/domain/games/one-in-shown';
import { oddsTexts } from '@bolillero/texts/odds';
import type { LotteryDetail } from './lottery.ts';
import type { SeriesType } from './series.ts';

type Given = Pick<LotteryDetail, 'odds' | 'matrix' | 'specialName'>;

/**
 * The odds of a series in sentences, by the rules of today, which is said where they stand `underOldResult`. Empty for a
 * series that the lottery does not have.
 */
export function seriesOddsText(
  { odds, matrix, specialName }: Given,
  series: SeriesType,
  underOldResult = false,
): string {
  const its = odds.find(({ type }) => type === series);
  if (its === undefined) return '';
  const words = underOldResult ? oddsTexts.today : oddsTexts;
  const special = picksSpecial(matrix) ? specialName : null;
  const given = [oddsTexts.matrix(matrix.balls, matrix.size, special), oneInShown(its.jackpot)] as const;
  const any = its.any === null ? [] : [oddsTexts.any(oneInShown(its.any), its.freePlays)];
  if (series === 0) return [words.jackpot(...given), ...any].join(' ');
  if (its.levels === 1) return words.only(...given);
  return [words.top(...given), ...any, ...(its.fixedTop ? [oddsTexts.noJackpot] : [])].join(' ');
}
