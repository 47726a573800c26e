import type { AnswerOf } from '@bolillero/contract/call';
import type { helpersOffered } from '@bolillero/contract/calls/forecasts';
import { type ForecastHelper, forecastHelpers } from '@bolillero/domain/forecasts/choice';
import { picksSpecial } from '@bolillero/domain/games/matrix';
import { matchOdds, oneIn } from '@bolillero/domain/games/odds';
import { oneInShown } from '@bolillero/domain/games/one-in-shown';
import { forecastTexts, helperTexts } from '@bolillero/texts/forecasts';
import { oddsTexts } from '@bolillero/texts/odds';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { eraNow } from '../../catalogue/present-lottery.ts';

/** The numbers that selection mode gives to helpers (Rulebook 5); the others, null here, go by their names. */
const functions: Readonly<Record<ForecastHelper, number | null>> = {
  random: null,
  jas: 0,
  bot: 0,
  'most-likely': 1,
  numerology: 2,
  percentage: 3,
  hot: null,
  cold: null,
  pair: null,
};

/** Every helper in words, and the odds that each of them leaves as they are, computed from the matrix. */
export function presentHelpers(
  lotteries: readonly CatalogueLottery[],
  now: number,
): AnswerOf<typeof helpersOffered> {
  const odds = lotteries.map((lottery) => {
    const { matrix } = eraNow(lottery, now);
    const picked = picksSpecial(matrix);
    const jackpot = oneInShown(oneIn(matchOdds(matrix, matrix.balls, picked)));
    const needed = oddsTexts.matrix(matrix.balls, matrix.size, picked ? lottery.specialName : null);
    return {
      lottery_id: lottery.id,
      name: lottery.name,
      jackpot,
      text: forecastTexts.odds(lottery.displayName, needed, jackpot),
    };
  });
  const data = forecastHelpers.map((helper) => ({
    function: functions[helper] ?? helper,
    name: helperTexts[helper].name,
    description: `${helperTexts[helper].description} ${forecastTexts.notice}`,
    odds,
  }));
  return { data, notice: forecastTexts.notice };
}
