import { resultTexts } from '@bolillero/texts/results';
import { uiTexts } from '@bolillero/texts/ui';
import type { ReactNode } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import classes from './ResultView.module.css';

interface NextDrawProps {
  readonly lottery: LotteryDetail;
  /** Decimal amount of the newest result. */
  readonly jackpot: string;
  readonly action: ReactNode;
}

/** What comes next: jackpot, date, time left, and the way to play. */
export function NextDraw({ lottery, jackpot, action }: NextDrawProps) {
  const date = lottery.nextDrawDate;
  return (
    <section className={classes.next} aria-label={resultTexts.nextDraw}>
      <div>
        <p className={classes.term}>{resultTexts.jackpot}</p>
        {Number(jackpot) > 0 ? (
          <Amount value={jackpot} currency={lottery.currency} tone="prize" size="xl" jackpot />
        ) : (
          resultTexts.prizes.unknown
        )}
      </div>
      <div>
        <p className={classes.term}>{resultTexts.nextDraw}</p>
        <p className={classes.nextDate}>
          {date === null ? uiTexts.draw.noNext : <DrawDateText date={date} form="long" />}
        </p>
        {lottery.closesAt && (
          <p className={classes.closing}>
            {uiTexts.draw.closesIn} <Countdown to={lottery.closesAt} />
          </p>
        )}
      </div>
      {action}
    </section>
  );
}
