import { formatMoney } from '@bolillero/domain/money/cents';
import { playTexts } from '@bolillero/texts/play';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useQuery } from '@tanstack/react-query';
import type { LinkOptions } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { cartCountQuery } from '../../../api/queries.ts';
import type { SeriesType } from '../../../api/series.ts';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import type { CartLine } from '../../../features/cart/api/cart-line.ts';
import type { SlotContent, SlotLine } from '../../../features/play/components/NewsSlot.tsx';
import type { PlayDesk } from '../../../features/play/registration/desk.ts';
import type { DeskNews } from '../../../features/play/registration/desk-news.ts';
import type { Guide } from './use-guide.ts';
import { useReleased } from './use-released.ts';

const words = playTexts.slot;

/** How long a notice is shown, in milliseconds: longer with a way back. */
const shownMs = { plain: 2_000, withUndo: 8_000 };

interface CartInSlot {
  readonly lottery: Pick<LotteryDetail, 'id' | 'description'>;
  readonly series: SeriesType;
  /** What the cart has of the lottery, of both series. */
  readonly lines: readonly CartLine[];
  readonly toCart: LinkOptions;
}

/**
 * What the slot above the tray says: a notice, then that there is no connection, then what else lies in the cart, then the offer of the guide.
 */
export function useSlotLine(
  desk: PlayDesk,
  { lottery, series, lines, toCart }: CartInSlot,
  offer: Guide['offer'],
): SlotContent & { readonly tell: (text: string) => void } {
  const { store } = desk;
  const news = useSyncExternalStore(desk.news.subscribe, desk.news.get);
  const offline = useSyncExternalStore(desk.offline.subscribe, desk.offline.get);
  const full = useSyncExternalStore(store.subscribe, () => store.all().some(({ key }) => key !== null));
  const waiting = useSyncExternalStore(
    store.subscribe,
    () => store.all().filter(({ registration }) => registration.state === 'waiting').length,
  );
  const [said, setSaid] = useState<{ readonly text: string } | null>(null);
  const tell = useCallback((text: string) => setSaid({ text }), []);
  const undo = news !== null && news.kind !== 'being-paid' ? news.undo : null;
  const saidNow = useShown(said, shownMs.plain);
  const newsNow = useShown(news, undo ? shownMs.withUndo : shownMs.plain);

  const released = useReleased(desk, series, lines);
  const hasOthers = useQuery(cartCountQuery()).data?.some(({ lotteryId }) => lotteryId !== lottery.id);
  return {
    line: lineOf(),
    action: undo && !saidNow ? { label: playTexts.news.undo, run: undo } : null,
    tell,
  };

  function lineOf(): SlotLine | null {
    if (saidNow) return { kind: 'notice', text: saidNow.text };
    if (newsNow) return { kind: 'notice', text: newsText(newsNow) };
    if (offline) return { kind: 'offline', text: words.offline(waiting) };
    if (released.count === 0) return offer && { kind: 'offer', ...offer };
    return {
      kind: 'lasting',
      text: (full ? words.alsoInCart : words.inCart)(
        released.count,
        formatMoney(released.total, 'USD'),
        hasOthers ? lottery.description : null,
      ),
      link: (
        <TextLink {...toCart}>
          {words.pay} <IconChevronRight size={16} aria-hidden="true" />
        </TextLink>
      ),
    };
  }
}

/** What was told last, for as long as it is shown; what was there before the page was opened is not told anew. */
function useShown<T>(told: T | null, ms: number): T | null {
  const [past, setPast] = useState(told);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setPast(told), ms);
    return () => clearTimeout(timer);
  }, [told, ms]);
  return told === past ? null : told;
}

function newsText(news: DeskNews): string {
  const texts = playTexts.news;
  switch (news.kind) {
    case 'being-paid':
      return news.reason;
    case 'changed':
    case 'removed':
      return texts[news.kind](news.count);
    default:
      return texts[news.kind](news.position);
  }
}
