import { favoritesTexts } from '@bolillero/texts/favorites';
import { pasteTexts } from '@bolillero/texts/paste';
import { playTexts } from '@bolillero/texts/play';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { multiplierOnSale } from '../../../api/multiplier-on-sale.ts';
import type { SeriesType } from '../../../api/series.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { Money } from '../../../features/play/components/Money.tsx';
import { NewsSlot } from '../../../features/play/components/NewsSlot.tsx';
import type { PlayTool } from '../../../features/play/components/play-tools.ts';
import { RefusedTickets } from '../../../features/play/components/RefusedTickets.tsx';
import type { SlipWork } from '../../../features/play/components/TicketSlip.tsx';
import { createOneTooMany } from '../../../features/play/tickets/one-too-many.ts';
import { slipStatus } from '../../../features/play/tickets/slip-status.ts';
import { addTicket } from '../../../features/play/tickets/ticket-actions.ts';
import { useBet } from '../../../features/play/tickets/use-bet.ts';
import { paths } from '../../../paths.ts';
import { PlayPhone } from './PlayPhone.tsx';
import classes from './PlayRoom.module.css';
import { PlayWide } from './PlayWide.tsx';
import type { OpenWindow } from './play-place.ts';
import { useActiveTicket } from './use-active-ticket.ts';
import { usePlayAll } from './use-play-all.ts';
import { usePlayDesk } from './use-play-desk.ts';
import { usePlayKeys } from './use-play-keys.ts';
import { useSlotLine } from './use-slot-line.tsx';

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
const PlayedNumbers = lazy(() =>
  import('../../../features/cart/components/PlayedNumbers.tsx').then((module) => ({
    default: module.PlayedNumbers,
  })),
);
const ExportButtons = lazy(() =>
  import('../../../features/cart/components/ExportButtons.tsx').then((module) => ({
    default: module.ExportButtons,
  })),
);
// These are, on a line that may be gone by then: they are fetched as soon as the page is there.
const loadSummary = () => import('../../../features/play/components/PlayedSummary.tsx');
const loadWindow = () => import('./PlayWindow.tsx').then((module) => module.PlayWindow);
const PlayedSummary = lazy(() => loadSummary().then((module) => ({ default: module.PlayedSummary })));

interface PlayRoomProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  readonly customerId: number;
}

/** Tickets to fill in, the plays that came of them, and what they cost. */
export function PlayRoom({ lottery, series, customerId }: PlayRoomProps) {
  const { desk, drawDate, lines, cart } = usePlayDesk(lottery, series, customerId);
  useEffect(() => {
    for (const load of [loadSummary, loadWindow]) load().catch(() => undefined);
  }, []);
  const isPhone = useMediaQuery('(max-width: 48em)');
  const [open, setOpen] = useState<OpenWindow | null>(null);
  const { store } = desk;
  const { name, accent, specialName, slipColumns: columns } = lottery;
  const multiplier = multiplierOnSale(lottery, series);
  const kind = useMemo(
    () => ({ accent, specialName, columns, multiplier }),
    [accent, specialName, columns, multiplier],
  );
  const [tooMany] = useState(createOneTooMany);
  const work = useMemo<SlipWork>(
    () => ({
      tooMany,
      onNumerology: (ids) => setOpen({ kind: 'numerology', ids }),
      onMenu: isPhone ? (id) => setOpen({ kind: 'menu', id }) : undefined,
    }),
    [tooMany, isPhone],
  );
  const active = useActiveTicket(store);
  const bet = useBet(store, lottery);
  const toCart = paths.cart(lottery.id, name);
  const slot = useSlotLine(desk, { lottery, series, lines: cart.data?.lines ?? [], toCart });

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

  /** What stands behind the tools of the tickets; each has a window of its own. */
  const tools: readonly PlayTool[] = [
    { label: pasteTexts.open, Icon: IconClipboardText, run: () => setOpen({ kind: 'paste' }) },
    { label: favoritesTexts.open, Icon: IconStar, run: () => setOpen({ kind: 'favorites' }) },
  ];
  const closed = lines?.filter((line) => line.expired) ?? [];
  const place = { lottery, series, drawDate, store, kind, work, active };
  const notices = (
    <div className={classes.notices}>
      {closed.length > 0 && (
        <Suspense>
          <ClosedDraw lines={closed} nextDate={drawDate} />
        </Suspense>
      )}
      <RefusedTickets store={store} onResend={desk.resend} drawDate={drawDate} />
    </div>
  );
  const money = (
    <Money
      bet={bet}
      prices={lottery}
      multiplierLabel={lottery.multiplierLabel}
      onPlay={play}
      playing={playing}
    />
  );
  const plays = { data: lines, error: cart.error, refetch: cart.refetch };
  const playsTools = (
    <Suspense>
      <ExportButtons
        country={cart.data?.country}
        lines={lines ?? []}
        lotteries={[lottery]}
        emptyWords={playTexts.played.listEmpty}
        look="icons"
      />
    </Suspense>
  );
  return (
    <>
      <BusyOverlay visible={playing} text={playTexts.playing} screen />
      {isPhone ? (
        <PlayPhone
          {...place}
          notices={notices}
          slot={<NewsSlot {...slot} />}
          money={money}
          onList={() => setOpen({ kind: 'list' })}
          onResend={desk.resend}
        />
      ) : (
        <PlayWide
          {...place}
          tools={tools}
          notices={notices}
          slot={<NewsSlot {...slot} />}
          money={money}
          played={
            <Suspense>
              <PlayedNumbers plays={plays} lottery={lottery} tools={playsTools} />
            </Suspense>
          }
          odds={
            <Suspense>
              <HonestLine lottery={lottery} series={series} />
            </Suspense>
          }
        />
      )}
      {open && (
        <LazyWindow
          load={loadWindow}
          onFailed={() => setOpen(null)}
          props={{
            open,
            ...place,
            tools: [
              ...tools,
              {
                label: playTexts.played.title,
                Icon: IconListNumbers,
                run: () => setOpen({ kind: 'played' }),
              },
            ],
            plays,
            playsTools,
            onClose: () => setOpen(null),
          }}
        />
      )}
      {played && (
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
      )}
    </>
  );
}
