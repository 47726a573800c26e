import { resultTexts } from '@bolillero/texts/results';
import { uiTexts } from '@bolillero/texts/ui';
import type { Lottery } from '../../../api/lottery.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import type { DrawResult } from '../api.ts';
import classes from './ResultView.module.css';

interface DrawnNumbersProps {
  readonly result: DrawResult;
  readonly lottery: Pick<Lottery, 'accent' | 'specialName' | 'multiplierLabel'>;
}

/** The numbers of a draw, its date, and the names of what is not a main ball. */
export function DrawnNumbers({ result, lottery }: DrawnNumbersProps) {
  const { special, multiplier } = result;
  const named = [
    special === null ? null : resultTexts.special(lottery.specialName, special),
    multiplier === null || multiplier <= 1
      ? null
      : resultTexts.multiplier(lottery.multiplierLabel, multiplier),
  ].filter((part) => part !== null);
  return (
    <section className={classes.drawn} aria-labelledby="drawn">
      <h2 id="drawn" className={classes.heading}>
        {resultTexts.winningNumbers}
        {result.demo && <span className={classes.demo}>{uiTexts.draw.demo}</span>}
      </h2>
      <p className={classes.date}>
        <DrawDateText date={result.date} form="long" />
      </p>
      <BallRow
        balls={result.balls}
        special={special}
        specialLabel={lottery.specialName}
        accent={lottery.accent}
        size="lg"
      />
      {named.length > 0 && <p className={classes.named}>{named.join(' · ')}</p>}
    </section>
  );
}
