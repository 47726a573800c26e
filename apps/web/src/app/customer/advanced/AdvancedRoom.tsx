import { favoritesTexts } from '@bolillero/texts/favorites';
import { pasteTexts } from '@bolillero/texts/paste';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useCallback, useMemo, useRef, useState } from 'react';
import { phone } from '../../../components/table/phone.ts';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import type { AdvancedWork } from '../../../features/play/advanced/advanced-work.ts';
import type { PlayTool } from '../../../features/play/components/play-tools.ts';
import { type PlayTableProps, usePlayTable } from '../play/use-play-table.tsx';
import { AdvancedPhone } from './AdvancedPhone.tsx';
import { AdvancedWide } from './AdvancedWide.tsx';
import { AdvancedWindows } from './AdvancedWindows.tsx';
import { Asking } from './Asking.tsx';
import type { OpenOnAdvanced } from './advanced-place.ts';
import { PastNotice } from './PastNotice.tsx';
import { useAct } from './use-act.ts';
import { useBoard } from './use-board.ts';
import { useFreshPlays } from './use-fresh-plays.ts';
import { useTools } from './use-tools.ts';

/** The advanced page: the same tickets in the colours of the draws before, and what fills them. */
export function AdvancedRoom(props: PlayTableProps) {
  const { lottery, series } = props;
  const table = usePlayTable(props);
  const { tooMany, slot } = table;
  const { store, active } = table.place;
  const { board, past } = useBoard(store, lottery, series);
  const isPhone = useMediaQuery(phone);
  const [open, setOpen] = useState<OpenOnAdvanced | null>(null);

  const acted = useAct(board, { tell: slot.tell, tooMany });
  const shown = isPhone ? active.id : null;
  const touched = useRef<string | null>(null);
  const act = useCallback<AdvancedWork['act']>(
    (done) => {
      if ('ticket' in done) touched.current = done.ticket;
      acted(done);
    },
    [acted],
  );
  const from = useCallback(() => {
    const last = shown ?? touched.current;
    // the one that was touched last may be gone
    return last !== null && store.get(last) ? last : (store.ids()[0] ?? '');
  }, [shown, store]);
  const tools = useTools(board, act, setOpen, from);
  const { onRemove } = tools;
  const work = useMemo<AdvancedWork>(
    () => ({
      tooMany,
      act,
      onRemove: (id) => void onRemove(id),
      onHelp: isPhone ? () => setOpen({ kind: 'help' }) : undefined,
    }),
    [tooMany, act, onRemove, isPhone],
  );
  /** What brings whole tickets; each has a window of its own. */
  const more: readonly PlayTool[] = [
    { label: pasteTexts.open, Icon: IconClipboardText, run: () => setOpen({ kind: 'paste' }) },
    { label: favoritesTexts.open, Icon: IconStar, run: () => setOpen({ kind: 'favorites' }) },
  ];
  useFreshPlays(board, table.plays.refetch);
  const guide = table.guide.begin;
  const place = { ...table.place, board, work };
  const parts = {
    ...place,
    table,
    tools,
    notices: (
      <>
        {table.notices}
        <PastNotice past={past} />
      </>
    ),
    onOpen: setOpen,
  };
  return (
    <>
      {table.overlay}
      {isPhone ? <AdvancedPhone {...parts} /> : <AdvancedWide {...parts} more={more} onGuide={guide} />}
      <Asking board={board} act={act} />
      {open && <AdvancedWindows {...parts} open={open} onGuide={guide} onClose={() => setOpen(null)} />}
      {table.summary}
    </>
  );
}
