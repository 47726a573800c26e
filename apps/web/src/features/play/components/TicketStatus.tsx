import { playTexts } from '@bolillero/texts/play';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useSyncExternalStore } from 'react';
import type { OneTooMany } from '../tickets/one-too-many.ts';
import { slipStatus, statusWords } from '../tickets/slip-status.ts';
import type { TicketEntry, TicketStore } from '../tickets/ticket-store.ts';
import classes from './TicketStatus.module.css';

interface TicketStatusProps {
  readonly store: TicketStore;
  readonly entry: TicketEntry;
  readonly specialName: string;
  readonly tooMany: OneTooMany;
}

/** A ticket's state in words, under its title. */
export function TicketStatus({ store, entry, specialName, tooMany }: TicketStatusProps) {
  const over = useSyncExternalStore(tooMany.subscribe, () => tooMany.get() === entry.ticket.id);
  const status = slipStatus(store.matrix, entry);
  return (
    <p className={classes.status} data-status={over ? 'too-many' : status}>
      {status === 'registered' && !over && <IconCheck size={14} stroke={2.5} aria-hidden="true" />}
      {over
        ? playTexts.tickets.oneTooMany(store.matrix.balls)
        : statusWords(store.matrix, entry, specialName)}
    </p>
  );
}
