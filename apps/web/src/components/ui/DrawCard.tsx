import { uiTexts } from '@bolillero/texts/ui';
import type { ReactNode } from 'react';
import { Amount } from './Amount.tsx';
import { accentStyle } from './accent.ts';
import { BallRow } from './BallRow.tsx';
import { Countdown } from './Countdown.tsx';
import { closingTimes } from './closing-times.ts';
import classes from './DrawCard.module.css';
import { DrawDateText } from './DrawDateText.tsx';
import { LotteryMark, type MarkedLottery } from './LotteryMark.tsx';

export interface DrawCardProps {
  readonly lottery: MarkedLottery & { readonly description: string };
  /** The title as a link, say; the shown name without it. */
  readonly heading?: ReactNode;
  readonly last: {
    readonly date: string;
    readonly balls: readonly number[];
    readonly special: number | null;
    readonly multiplier: number | null;
    /** A generated draw of the demonstration. */
    readonly demo?: boolean | undefined;
  } | null;
  readonly specialLabel?: string | undefined;
  readonly multiplierLabel?: string | undefined;
  /** Decimal amount in the lottery's currency; null while nobody knows it. */
  readonly jackpot: { readonly amount: string; readonly currency: string } | null;
  readonly nextDate: string | null;
  /** Instant of the sales cut-off, ISO. */
  readonly closesAt: string | null;
  /** The draw's own time zone, IANA. */
  readonly timeZone: string;
  /** The button or the two of them, the one that fills the line last. */
  readonly action: ReactNode;
  /** What came of them, across the card's foot. */
  readonly foot?: ReactNode;
  readonly onClosed?: (() => void) | undefined;
}

/** A lottery at a glance: jackpot, last result, next draw with a countdown to the sales cut-off, what can be done. */
export function DrawCard(props: DrawCardProps) {
  const { lottery, last, jackpot, nextDate, closesAt } = props;
  const words = uiTexts.draw;
  return (
    <article className={classes.card} style={accentStyle(lottery.accent)} aria-label={lottery.description}>
      <header className={classes.header}>
        <LotteryMark lottery={lottery} size={44} />
        <h2 className={classes.title}>{props.heading ?? lottery.description}</h2>
        {last?.demo && <span className={classes.demo}>{words.demo}</span>}
      </header>

      <div className={classes.jackpot}>
        <p className={classes.term}>{words.jackpot}</p>
        {jackpot ? (
          <Amount value={jackpot.amount} currency={jackpot.currency} tone="prize" size="xl" jackpot />
        ) : (
          <p className={classes.unknown}>—</p>
        )}
      </div>

      <div className={classes.last}>
        <p className={classes.term}>
          {words.last}
          {last && (
            <>
              {' · '}
              <DrawDateText date={last.date} form="short" />
            </>
          )}
        </p>
        {last ? (
          <BallRow
            balls={last.balls}
            special={last.special}
            specialLabel={props.specialLabel}
            multiplier={last.multiplier}
            multiplierLabel={props.multiplierLabel}
            accent={lottery.accent}
            size="sm"
          />
        ) : (
          <p className={classes.unknown}>{words.noResult}</p>
        )}
      </div>

      <footer className={classes.footer}>
        <div>
          <p className={classes.term}>
            {words.next}
            {nextDate && (
              <>
                {' · '}
                <DrawDateText date={nextDate} form="short" />
              </>
            )}
          </p>
          {closesAt ? (
            <Countdown to={closesAt} prefix={words.closesIn} onEnd={props.onClosed} />
          ) : (
            <p className={classes.unknown}>{words.noNext}</p>
          )}
        </div>
        <div className={classes.actions}>{props.action}</div>
        {closesAt && <p className={classes.zones}>{closingTimes(closesAt, props.timeZone)}</p>}
      </footer>
      {props.foot}
    </article>
  );
}
