import { clearTicket, toTypedPlay } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartQuery } from '../../../api/queries.ts';
import { flashCart } from '../../../components/layout/cart-flash.ts';
import { showWarning } from '../../../components/ui/notice-store.ts';
import type { PlayedPlay } from '../../../features/play/components/PlayedSummary.tsx';
import type { PlayDesk } from '../../../features/play/registration/play-desk.ts';
import { fullKey } from '../../../features/play/tickets/ticket-store.ts';

/** "Jugar": every full ticket into the cart, the cart fresh, the played tickets empty, and a word about it. */
export function usePlayAll(desk: PlayDesk) {
  const client = useQueryClient();
  const [playing, setPlaying] = useState(false);
  const [played, setPlayed] = useState<readonly PlayedPlay[] | null>(null);

  const playAll = async () => {
    const { store } = desk;
    if (store.all().every(({ ticket }) => fullKey(store.matrix, ticket) === null))
      return showWarning(playTexts.nothingFull, { seconds: 2 });
    setPlaying(true);
    try {
      const outcome = await desk.playAll();
      if (outcome.waiting.length > 0) showWarning(playTexts.stillWaiting(outcome.waiting.length));
      if (outcome.played.length === 0) return;
      const plays = outcome.played.flatMap((id) => {
        const ticket = store.get(id)?.ticket;
        return ticket ? [{ id, ...toTypedPlay(ticket) }] : [];
      });
      await client.invalidateQueries({ queryKey: cartQuery().queryKey });
      store.change(outcome.played, clearTicket);
      setPlayed(plays);
      flashCart();
    } finally {
      setPlaying(false);
    }
  };
  return { playing, playAll, played, closeSummary: () => setPlayed(null) };
}
