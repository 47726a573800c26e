import { playTexts } from '@bolillero/texts/play';
import { useEffect, useState } from 'react';
import { statusWords } from '../tickets/slip-status.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';

interface TicketAnnouncerProps {
  readonly store: TicketStore;
  readonly specialName: string;
}

/** Says aloud what a ticket says of itself when that changes: where many are on the screen, one voice for all of them. */
export function TicketAnnouncer({ store, specialName }: TicketAnnouncerProps) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const wordsOf = () =>
      new Map(
        store.all().map((entry) => [entry.ticket.id, statusWords(store.matrix, entry, specialName)] as const),
      );
    let known = wordsOf();
    return store.subscribe(() => {
      const now = wordsOf();
      const changed = [...now].filter(([id, said]) => known.has(id) && known.get(id) !== said);
      known = now;
      const [one] = changed;
      // of many at once the slot and the amounts tell
      if (one && changed.length === 1)
        setWords(playTexts.tickets.named(store.ids().indexOf(one[0]) + 1, one[1]));
    });
  }, [store, specialName]);
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}
