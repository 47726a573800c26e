import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import { type Cents, cents, parseAmount } from '@bolillero/domain/money/cents';
import { resultTexts } from '@bolillero/texts/lotteries';
import { playTexts } from '@bolillero/texts/play';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { SeriesType } from '../../../api/series.ts';
import { ButtonLink, TextLink } from '../../../components/ui/ButtonLink.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { ClosedDraw } from '../../../features/cart/components/ClosedDraw.tsx';
import { PlayedNumbers } from '../../../features/cart/components/PlayedNumbers.tsx';
import { BetSummary } from '../../../features/play/components/BetSummary.tsx';
import { HonestLine } from '../../../features/play/components/HonestLine.tsx';
import { PlayedSummary } from '../../../features/play/components/PlayedSummary.tsx';
import { RefusedTickets } from '../../../features/play/components/RefusedTickets.tsx';
import { TicketActions } from '../../../features/play/components/TicketActions.tsx';
import { TicketGrid, TicketPager } from '../../../features/play/components/TicketBoard.tsx';
import { paths } from '../../../paths.ts';
import { PlayHeader } from './PlayHeader.tsx';
import classes from './PlayRoom.module.css';
import { usePlayAll } from './use-play-all.ts';
import { usePlayDesk } from './use-play-desk.ts';

const NumerologyWindow = lazy(() =>
  import('../../../features/play/components/NumerologyWindow.tsx').then((module) => ({
    default: module.NumerologyWindow,
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
  const isWide = useMediaQuery('(min-width: 62em)');
  const { store } = desk;
  const { name, sub_name: specialName, info } = lottery;
  const kind = useMemo(
    () => ({ lottery: name, specialName, columns: info.columnCart }),
    [name, specialName, info.columnCart],
  );
  const onNumerology = useCallback((ids: readonly string[]) => setNumerologyFor(ids), []);
  const Board = isWide ? TicketGrid : TicketPager;
  const toCart = paths.cart(lottery.id, lottery.name);
  return (
    <>
      <PlayHeader lottery={lottery} series={series} drawDate={drawDate} />
      <div className={classes.notices}>
        <ClosedDraw lines={lines?.filter((line) => line.expired) ?? []} nextDate={drawDate} />
        <RefusedTickets store={store} onResend={desk.resend} drawDate={drawDate} />
      </div>
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
          <BetSummary
            store={store}
            ticketPrice={amount(lottery.prices.ticket)}
            serviceFee={amount(lottery.prices.service)}
            onPlay={() => void playAll()}
            playing={playing}
          />
          <PlayedNumbers
            lines={lines}
            error={cart.error}
            onRetry={() => void cart.refetch()}
            lottery={lottery}
            cart={<TextLink {...toCart}>{playTexts.summary.open}</TextLink>}
            startsOpen={isWide}
          />
          <HonestLine
            matrix={resultTexts.odds.matrix(
              lottery.selectNumber,
              lottery.size,
              lottery.special_kind === 'own-drum' ? specialName : null,
            )}
            jackpot={lottery.odds.jackpot}
            any={lottery.odds.any}
          />
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
        <PlayedSummary
          plays={played}
          lottery={name}
          specialName={specialName}
          cart={<ButtonLink {...toCart}>{playTexts.summary.open}</ButtonLink>}
          onClose={closeSummary}
        />
      )}
    </>
  );
}

function amount(text: string): Cents {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : cents(0);
}
