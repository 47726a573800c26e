import { favoritesTexts } from '@bolillero/texts/favorites';
import { guideTexts } from '@bolillero/texts/guide';
import { pasteTexts } from '@bolillero/texts/paste';
import { playTexts } from '@bolillero/texts/play';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { TourOpener } from '../../../components/tour/TourButton.tsx';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { Money } from '../../../features/play/components/Money.tsx';
import { NewsSlot } from '../../../features/play/components/NewsSlot.tsx';
import type { PlayTool } from '../../../features/play/components/play-tools.ts';
import type { SlipWork } from '../../../features/play/components/TicketSlip.tsx';
import { PlayPhone } from './PlayPhone.tsx';
import { PlayWide } from './PlayWide.tsx';
import type { OpenWindow } from './play-place.ts';
import { type PlayTableProps, usePlayTable } from './use-play-table.tsx';

// Nothing of it is needed to fill in a slip.
const HonestLine = lazy(() =>
  import('../../../features/play/components/HonestLine.tsx').then((module) => ({
    default: module.HonestLine,
  })),
);
const PlayedNumbers = lazy(() =>
  import('../../../features/cart/components/PlayedNumbers.tsx').then((module) => ({
    default: module.PlayedNumbers,
  })),
);
// This is, on a line that may be gone by then: it is fetched as soon as the page is there.
const loadWindow = () => import('./PlayWindow.tsx').then((module) => module.PlayWindow);

/** The normal page: tickets to fill in, the plays that came of them, and what they cost. */
export function PlayRoom(props: PlayTableProps) {
  const { lottery, series } = props;
  const table = usePlayTable(props);
  const { desk, tooMany, slot, notices, plays, playsTools } = table;
  const money = <Money {...table.money} />;
  useEffect(() => {
    loadWindow().catch(() => undefined);
  }, []);
  const isPhone = useMediaQuery('(max-width: 48em)');
  const [open, setOpen] = useState<OpenWindow | null>(null);
  const work = useMemo<SlipWork>(
    () => ({
      tooMany,
      onNumerology: (ids) => setOpen({ kind: 'numerology', ids }),
      onMenu: isPhone ? (id) => setOpen({ kind: 'menu', id }) : undefined,
    }),
    [tooMany, isPhone],
  );

  /** What stands behind the tools of the tickets; each has a window of its own. */
  const tools: readonly PlayTool[] = [
    { label: pasteTexts.open, Icon: IconClipboardText, run: () => setOpen({ kind: 'paste' }) },
    { label: favoritesTexts.open, Icon: IconStar, run: () => setOpen({ kind: 'favorites' }) },
  ];
  const place = { ...table.place, work };
  return (
    <>
      {table.overlay}
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
          guide={<TourOpener tour={table.guide} />}
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
              { label: guideTexts.name, Icon: IconHelp, run: table.guide.begin },
            ],
            plays,
            playsTools,
            onClose: () => setOpen(null),
          }}
        />
      )}
      {table.summary}
    </>
  );
}
