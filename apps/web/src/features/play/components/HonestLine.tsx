import { playTexts } from '@bolillero/texts/play';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { seriesOddsText } from '../../../api/series-odds.ts';
import classes from './HonestLine.module.css';

interface HonestLineProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
}

/** One quiet line: draws are independent, and these are the true odds of what is played here. */
export function HonestLine({ lottery, series }: HonestLineProps) {
  return (
    <p className={classes.line}>
      {playTexts.honest} {seriesOddsText(lottery, series)}
    </p>
  );
}
