import { playTexts } from '@bolillero/texts/play';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { ButtonLink, TextLink } from '../../../components/ui/ButtonLink.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { PlayedNumbers } from '../../../features/cart/components/PlayedNumbers.tsx';
import { BetSummary } from '../../../features/play/components/BetSummary.tsx';
import { DeskNews } from '../../../features/play/components/DeskNews.tsx';
import { RefusedTickets } from '../../../features/play/components/RefusedTickets.tsx';
import { TicketActions } from '../../../features/play/components/TicketActions.tsx';
import { TicketGrid, TicketPager } from '../../../features/play/components/TicketBoard.tsx';
import { paths } from '../../../paths.ts';
import { PlayHeader } from './PlayHeader.tsx';
import classes from './PlayRoom.module.css';
import { usePlayAll } from './use-play-all.ts';
import { usePlayDesk } from './use-play-desk.ts';

// Nothing of it is needed to fill in a slip.
const HonestLine = lazy(() =>
  import('../../../features/play/components/HonestLine.tsx').then((module) => ({
    default: module.HonestLine,
  })),
);
const ClosedDraw = lazy(() =>
  import('../../../features/cart/components/ClosedDraw.tsx').then((module) => ({
    default: module.ClosedDraw,
  })),
);
const NumerologyWindow = lazy(() =>
  import('../../../features/play/components/NumerologyWindow.tsx').then((module) => ({
    default: module.NumerologyWindow,
  })),
);

const PlayedSummary = lazy(() =>
  import('../../../features/play/components/PlayedSummary.tsx').then((module) => ({
    default: module.PlayedSummary,
  })),
);

interface PlayRoomProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  readonly customerId: number;
}

/** Tickets to fill in, the plays that came of them, and what they cost. */
export function PlayRoom({ lottery, series, customerId }: PlayRoomProps) {
  const { desk, drawDate, lines, cart } = usePlayDesk(lottery, series, customerId);
  const { playing, playAll, played, closeSummary } = usePlayAll(desk);
  const [numerologyFor, setNumerologyFor] = useState<readonly string[] | null>(null);
  const isWide = useMediaQuery('(min-width: 40.01em)');
  const { store } = desk;
  const { name, specialName, slipColumns: columns } = lottery;
  const kind = useMemo(() => ({ lottery: name, specialName, columns }), [name, specialName, columns]);
  const onNumerology = useCallback((ids: readonly string[]) => setNumerologyFor(ids), []);
  const Board = isWide ? TicketGrid : TicketPager;
  const closed = lines?.filter((line) => line.expired) ?? [];
  const toCart = paths.cart(lottery.id, lottery.name);
  return (
    <>
      <PlayHeader lottery={lottery} series={series} drawDate={drawDate} />
      <div className={classes.notices}>
        {closed.length > 0 && (
          <Suspense>
            <ClosedDraw lines={closed} nextDate={drawDate} />
          </Suspense>
        )}
        <DeskNews desk={desk} />
        <RefusedTickets store={store} onResend={desk.resend} drawDate={drawDate} />
      </div>
      <a className={classes.skip} href="#bet">
        {playTexts.bet.skipTo}
      </a>
      <div className={classes.room}>
        <BusyOverlay visible={playing} text={playTexts.playing} screen />
        <section className={classes.tickets} aria-labelledby="tickets">
          <div className={classes.toolbar}>
            <h2 id="tickets" className={classes.title}>
              {playTexts.tickets.title}
            </h2>
            <TicketActions store={store} ids={store.ids} position={null} onNumerology={onNumerology} />
          </div>
          <Board store={store} kind={kind} onNumerology={onNumerology} />
        </section>
        <div className={classes.side}>
          <BetSummary store={store} prices={lottery} onPlay={() => void playAll()} playing={playing} />
          <PlayedNumbers
            plays={{ data: lines, error: cart.error, refetch: cart.refetch }}
            lottery={lottery}
            cart={<TextLink {...toCart}>{playTexts.summary.open}</TextLink>}
            startsOpen={isWide}
          />
          <Suspense>
            <HonestLine lottery={lottery} series={series} />
          </Suspense>
        </div>
      </div>
      {numerologyFor && (
        <Suspense>
          <NumerologyWindow
            store={store}
            ids={numerologyFor}
            drawDate={drawDate}
            onClose={() => setNumerologyFor(null)}
          />
        </Suspense>
      )}
      {played && (
        <Suspense>
          <PlayedSummary
            plays={played}
            lottery={name}
            specialName={specialName}
            cart={<ButtonLink {...toCart}>{playTexts.summary.open}</ButtonLink>}
            onClose={closeSummary}
          />
        </Suspense>
      )}
    </>
  );
}
