import { picksSpecial } from '@bolillero/domain/games/matrix';
import { resultTexts } from '@bolillero/texts/lotteries';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { oddsInSpanish } from '../../../api/odds-text.ts';
import classes from './ResultView.module.css';

const words = resultTexts.odds;

/** The true odds of the game as it is played now, said for what they are. */
export function OddsNote({ lottery }: { lottery: LotteryDetail }) {
  const { odds, matrix } = lottery;
  const special = picksSpecial(matrix) ? lottery.specialName : null;
  return (
    <p className={classes.odds}>
      {words.jackpot(words.matrix(matrix.balls, matrix.size, special), oddsInSpanish(odds.jackpot))}{' '}
      {odds.any !== null && `${words.any(oddsInSpanish(odds.any))} `}
      {words.independent}
    </p>
  );
}
