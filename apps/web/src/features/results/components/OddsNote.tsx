import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import { resultTexts } from '@bolillero/texts/lotteries';
import { oddsInSpanish } from '../../../api/odds-text.ts';
import classes from './ResultView.module.css';

const words = resultTexts.odds;

/** The true odds of the game as it is played now, said for what they are. */
export function OddsNote({ lottery }: { lottery: LotteryDetail }) {
  const { odds } = lottery;
  const special = lottery.special_kind === 'own-drum' ? lottery.sub_name : null;
  return (
    <p className={classes.odds}>
      {words.jackpot(words.matrix(lottery.selectNumber, lottery.size, special), oddsInSpanish(odds.jackpot))}{' '}
      {odds.any !== null && `${words.any(oddsInSpanish(odds.any))} `}
      {words.independent}
    </p>
  );
}
