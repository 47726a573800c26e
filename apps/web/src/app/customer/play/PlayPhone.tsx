import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { ReactNode } from 'react';
import { FrameFoot } from '../../../components/layout/frame-places.tsx';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { NoticeSlot } from '../../../components/ui/NoticeSlot.tsx';
import { TicketPage } from '../../../features/play/components/TicketBoard.tsx';
import { TicketSlip } from '../../../features/play/components/TicketSlip.tsx';
import { TicketStrip } from '../../../features/play/components/TicketStrip.tsx';
import { Tray } from '../../../features/play/components/Tray.tsx';
import { addTicket } from '../../../features/play/tickets/ticket-actions.ts';
import { paths } from '../../../paths.ts';
import { Jackpot } from './Jackpot.tsx';
import { PlayedSeries } from './PlayedSeries.tsx';
import classes from './PlayPhone.module.css';
import { PlayPhoneHeader } from './PlayPhoneHeader.tsx';
import type { PlayPlace } from './play-place.ts';

interface PlayPhoneProps extends PlayPlace {
  readonly notices: ReactNode;
  readonly slot: ReactNode;
  readonly money: ReactNode;
  /** Opens the list of all tickets. */
  readonly onList: () => void;
  readonly onResend: () => void;
}

/** The play page on a phone: a strip of tickets, one slip, and at the foot of the screen what it comes to. */
export function PlayPhone(props: PlayPhoneProps) {
  const { lottery, series, page, drawDate, store, kind, work, active } = props;
  const { id, name } = lottery;
  return (
    <>
      <PlayPhoneHeader lottery={lottery} drawDate={drawDate} />
      <div className={classes.page}>
        <div className={classes.jackpot}>
          <Jackpot lottery={lottery} series={series} />
          <TextLink {...paths.lottery(id, name)}>{lotteryTexts.page.detail}</TextLink>
        </div>
        <PlayedSeries lottery={lottery} series={series} page={page} />
        {props.notices}
        <div className={classes.strip}>
          <TicketStrip
            store={store}
            kind={kind}
            active={active.id}
            onPick={active.pick}
            onList={props.onList}
            onAdd={() => active.pick(addTicket(store) ?? active.id)}
          />
        </div>
        <TicketPage id={active.id} onTurn={active.turn}>
          <TicketSlip
            key={active.id}
            store={store}
            id={active.id}
            position={active.position}
            kind={kind}
            work={work}
          />
        </TicketPage>
      </div>
      <FrameFoot>
        <div className={classes.foot}>
          <NoticeSlot className={classes.notices} />
          {props.slot}
          <Tray
            store={store}
            id={active.id}
            kind={kind}
            tooMany={work.tooMany}
            onMissing={() => props.active.toSpecial(active.id)}
            onRetry={props.onResend}
          />
          {props.money}
        </div>
      </FrameFoot>
    </>
  );
}
