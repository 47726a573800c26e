import { playTexts } from '@bolillero/texts/play';
import type { ReactNode } from 'react';
import type { PlayTool } from '../../../features/play/components/play-tools.ts';
import { TicketAnnouncer } from '../../../features/play/components/TicketAnnouncer.tsx';
import { TicketGrid } from '../../../features/play/components/TicketBoard.tsx';
import { AllTicketsTools } from '../../../features/play/components/TicketTools.tsx';
import { PlayHeader } from './PlayHeader.tsx';
import classes from './PlayRoom.module.css';
import type { PlayPlace } from './play-place.ts';

interface PlayWideProps extends PlayPlace {
  readonly notices: ReactNode;
  readonly slot: ReactNode;
  readonly money: ReactNode;
  /** The plays in the cart. */
  readonly played: ReactNode;
  readonly odds: ReactNode;
  /** The way into the guide. */
  readonly guide: ReactNode;
  /** Tools besides those that fill and clean. */
  readonly tools: readonly PlayTool[];
}

/** The play page on a wide screen: all slips side by side, and beside them what they come to. */
export function PlayWide(props: PlayWideProps) {
  const { store, kind, work } = props;
  return (
    <div className={classes.page}>
      <PlayHeader {...props} />
      {props.notices}
      <a className={classes.skip} href="#bet">
        {playTexts.bet.skipTo}
      </a>
      <div className={classes.room}>
        <section className={classes.tickets} aria-labelledby="tickets">
          <h2 id="tickets" className="visually-hidden">
            {playTexts.tickets.title}
          </h2>
          <AllTicketsTools store={store} onNumerology={work.onNumerology} more={props.tools} />
          <TicketGrid store={store} kind={kind} work={work} />
          <TicketAnnouncer store={store} specialName={kind.specialName} />
        </section>
        <div className={classes.side}>
          <div className={classes.bar}>
            {props.money}
            {props.slot}
          </div>
          {props.played}
          {props.odds}
        </div>
      </div>
    </div>
  );
}
