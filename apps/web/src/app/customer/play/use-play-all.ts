import { toTypedPlay } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartKey } from '../../../api/queries.ts';
import { flashCart } from '../../../components/layout/cart-flash.ts';
import type { PlayedPlay } from '../../../features/play/components/PlayedSummary.tsx';
import type { PlayDesk } from '../../../features/play/registration/desk.ts';

/**
 * "Jugar", where a ticket is full: every full ticket into the cart, the cart fresh, the played tickets empty, and a word about it;
 * where they wait for the connection, `tell` says so.
 */
export function usePlayAll(desk: PlayDesk, tell: (text: string) => void) {
  const client = useQueryClient();
  const [playing, setPlaying] = useState(false);
  const [played, setPlayed] = useState<readonly PlayedPlay[] | null>(null);

  const playAll = async () => {
    setPlaying(true);
    try {
      const outcome = await desk.playAll();
      if (desk.offline.get() && outcome.waiting.length > 0)
        tell(playTexts.slot.notPlayed(outcome.waiting.length));
      if (outcome.played.length === 0) return;
      setPlayed(outcome.played.map((ticket) => ({ id: ticket.id, ...toTypedPlay(ticket) })));
      void client.invalidateQueries({ queryKey: cartKey });
      flashCart();
    } finally {
      setPlaying(false);
    }
  };
  return { playing, playAll, played, closeSummary: () => setPlayed(null) };
}
