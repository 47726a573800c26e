import { lotteryTexts } from '@bolillero/texts/lotteries';
import { playTexts } from '@bolillero/texts/play';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import type { ReactNode } from 'react';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import type { Asked } from '../../../components/ui/Loaded.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import type { CartLine } from '../../../features/cart/api/cart-line.ts';
import { PlayedNumbers } from '../../../features/cart/components/PlayedNumbers.tsx';
import { NumerologyWindow } from '../../../features/play/components/NumerologyWindow.tsx';
import { type PlayTool, ticketTools } from '../../../features/play/components/play-tools.ts';
import { MenuLink, SlipMenu } from '../../../features/play/components/SlipMenu.tsx';
import { TicketList } from '../../../features/play/components/TicketList.tsx';
import { paths } from '../../../paths.ts';
import { useCustomerSession } from '../../../session/customer.ts';
import type { OpenWindow, PlayPlace } from './play-place.ts';
import { useAdvancedPlay } from './use-advanced-play.ts';

// What reads lines is for those who paste some.
const loadPaste = () =>
  import('../../../features/play/components/PasteWindow.tsx').then((module) => module.PasteWindow);
const loadFavorites = () =>
  import('../../../features/play/components/FavoritesWindow.tsx').then((module) => module.FavoritesWindow);

interface PlayWindowProps extends PlayPlace {
  readonly open: OpenWindow;
  /** At the end of the phone's menu. */
  readonly tools: readonly PlayTool[];
  readonly plays: Asked<readonly CartLine[]>;
  /** What is done with the list of the plays. */
  readonly playsTools: ReactNode;
  readonly onClose: () => void;
}

/** What opens over the play page. */
export function PlayWindow({ open, tools, plays, playsTools, onClose, ...place }: PlayWindowProps) {
  const { store, kind, work, active, lottery, series, drawDate } = place;
  const session = useCustomerSession();
  const advanced = useAdvancedPlay();
  const other = place.page === 'simple' ? 'mix' : 'simple';
  switch (open.kind) {
    case 'numerology':
      return (
        <NumerologyWindow
          store={store}
          ids={open.ids}
          birthday={session.state === 'in' ? session.person.birthday : null}
          drawDate={drawDate}
          specialName={kind.specialName}
          onClose={onClose}
        />
      );
    case 'menu': {
      const all = Object.values(ticketTools(store, store.ids, work.onNumerology));
      return (
        <SlipMenu
          position={store.ids().indexOf(open.id) + 1}
          groups={[
            { title: null, tools: [ticketTools(store, () => [open.id], work.onNumerology).remove] },
            { title: playTexts.helpers.all, tools: all },
            {
              title: playTexts.helpers.others,
              tools,
              links: advanced && (
                <MenuLink
                  {...paths.play(lottery.id, lottery.name, series === 1 ? 'laggards' : 'normal', other)}
                >
                  <IconAdjustments size={20} stroke={1.75} aria-hidden="true" />
                  {lotteryTexts.playPages.open[other]}
                </MenuLink>
              ),
            },
          ]}
          onClose={onClose}
        />
      );
    }
    case 'list':
      return (
        <TicketList store={store} kind={kind} active={active.id} onPick={active.pick} onClose={onClose} />
      );
    case 'paste':
      return (
        <LazyWindow
          key="paste"
          load={loadPaste}
          onFailed={onClose}
          props={{
            store,
            lottery,
            series,
            onAdded: ([first]) => first !== undefined && active.pick(first),
            onClose,
          }}
        />
      );
    case 'favorites':
      return (
        <LazyWindow
          key="favorites"
          load={loadFavorites}
          onFailed={onClose}
          props={{ store, lottery, series, onClose }}
        />
      );
    case 'played':
      return (
        <Window title={playTexts.played.title} onClose={onClose} width={460}>
          <PlayedNumbers plays={plays} lottery={lottery} tools={playsTools} titled={false} />
        </Window>
      );
  }
}
