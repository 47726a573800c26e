import { playTexts } from '@bolillero/texts/play';
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { multiplierOnSale } from '../../../api/multiplier-on-sale.ts';
import type { SeriesType } from '../../../api/series.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { mayExport } from '../../../features/cart/export/may-export.ts';
import type { Money } from '../../../features/play/components/Money.tsx';
import { RefusedTickets } from '../../../features/play/components/RefusedTickets.tsx';
import type { SlipKind } from '../../../features/play/components/slip-kind.ts';
import { createOneTooMany } from '../../../features/play/tickets/one-too-many.ts';
import { slipStatus } from '../../../features/play/tickets/slip-status.ts';
import { addTicket } from '../../../features/play/tickets/ticket-actions.ts';
import { useBet } from '../../../features/play/tickets/use-bet.ts';
import { type PlayPage, paths } from '../../../paths.ts';
import classes from './PlayRoom.module.css';
import { useActiveTicket } from './use-active-ticket.ts';
import { useGuide } from './use-guide.ts';
import { usePlayAll } from './use-play-all.ts';
import { usePlayDesk } from './use-play-desk.ts';
import { usePlayKeys } from './use-play-keys.ts';
import { useSlotLine } from './use-slot-line.tsx';

const ClosedDraw = lazy(() =>
  import('../../../features/cart/components/ClosedDraw.tsx').then((module) => ({
    default: module.ClosedDraw,
  })),
);
const ExportButtons = lazy(() =>
  import('../../../features/cart/components/ExportButtons.tsx').then((module) => ({
    default: module.ExportButtons,
  })),
);
// It comes on a line that may be gone by then: it is fetched as soon as the page is there.
const loadSummary = () => import('../../../features/play/components/PlayedSummary.tsx');
const PlayedSummary = lazy(() => loadSummary().then((module) => ({ default: module.PlayedSummary })));

export interface PlayTableProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  readonly page: PlayPage;
  readonly customerId: number;
}

/**
 * What every play page stands on: the tickets and the one that one is at, the plays that came of them, what they cost, what there is to say, and
 * the keys of the page.
 */
export function usePlayTable({ lottery, series, page, customerId }: PlayTableProps) {
  const { desk, drawDate, lines, cart } = usePlayDesk(lottery, series, customerId);
  useEffect(() => {
    loadSummary().catch(() => undefined);
  }, []);
  const { store } = desk;
  const { name, accent, specialName, slipColumns: columns } = lottery;
  const multiplier = multiplierOnSale(lottery, series);
  const kind = useMemo<SlipKind>(
    () => ({ accent, specialName, columns, multiplier }),
    [accent, specialName, columns, multiplier],
  );
  const [tooMany] = useState(createOneTooMany);
  const active = useActiveTicket(store);
  const bet = useBet(store, lottery);
  const toCart = paths.cart(lottery.id, name);
  const exports = mayExport(cart.data?.country);
  const guide = useGuide(page, customerId, { lottery, drawDate, exports });
  const inCart = { lottery, series, lines: cart.data?.lines ?? [], toCart };
  const slot = useSlotLine(desk, inCart, guide.offer);

  const { toSpecial } = active;
  const { tell } = slot;
  const { playing, playAll, played, closeSummary } = usePlayAll(desk, tell);
  const play = useCallback(() => {
    if (bet.plays > 0) return void playAll();
    tell(playTexts.nothingFull);
    const missing = [store.get(active.id), ...store.all()].find(
      (entry) => entry !== undefined && slipStatus(store.matrix, entry) === 'special-missing',
    );
    if (missing) toSpecial(missing.ticket.id);
  }, [bet.plays, playAll, tell, store, active.id, toSpecial]);
  const { pick, walk } = active;
  const add = useCallback(() => {
    const id = addTicket(store);
    if (id !== null) pick(id);
  }, [store, pick]);
  usePlayKeys({ onPlay: play, onAdd: add, onWalk: walk });

  const closed = lines?.filter((line) => line.expired) ?? [];
  return {
    desk,
    place: { lottery, series, page, drawDate, store, kind, active },
    tooMany,
    slot,
    /** Its guided tour. */
    guide,
    add,
    /** The plays of this series, and what is done with the list of them. */
    plays: { data: lines, error: cart.error, refetch: cart.refetch },
    playsTools: (
      <Suspense>
        <ExportButtons
          country={cart.data?.country}
          lines={lines ?? []}
          lotteries={[lottery]}
          emptyWords={playTexts.played.listEmpty}
          look="icons"
        />
      </Suspense>
    ),
    notices: (
      <div className={classes.notices}>
        {closed.length > 0 && (
          <Suspense>
            <ClosedDraw lines={closed} nextDate={drawDate} />
          </Suspense>
        )}
        <RefusedTickets store={store} onResend={desk.resend} drawDate={drawDate} />
      </div>
    ),
    money: {
      bet,
      prices: lottery,
      multiplierLabel: lottery.multiplierLabel,
      onPlay: play,
      playing,
    } satisfies ComponentProps<typeof Money>,
    overlay: <BusyOverlay visible={playing} text={playTexts.playing} screen />,
    summary: played && (
      <Suspense>
        <PlayedSummary
          plays={played}
          accent={accent}
          specialName={specialName}
          multiplierLabel={lottery.multiplierLabel}
          cart={
            <ButtonLink {...toCart} variant="light">
              {playTexts.summary.open}
            </ButtonLink>
          }
          onClose={closeSummary}
        />
      </Suspense>
    ),
  };
}
