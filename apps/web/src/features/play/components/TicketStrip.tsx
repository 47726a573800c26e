import { playTexts } from '@bolillero/texts/play';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef } from 'react';
import { slipStatus } from '../tickets/slip-status.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { useTicket } from '../tickets/use-tickets.ts';
import { TicketSign } from './TicketStatus.tsx';
import classes from './TicketStrip.module.css';

const words = playTexts.tickets;

interface TicketStripProps {
  readonly store: TicketStore;
  readonly ids: readonly string[];
  readonly active: string;
  readonly onPick: (id: string) => void;
  readonly onAdd: () => void;
}

/** The tickets as a strip that is swiped: number and state of each, and one more at its end. */
export function TicketStrip({ store, ids, active, onPick, onAdd }: TicketStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current
      ?.querySelector(`[data-ticket="${active}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [active]);
  return (
    <nav className={classes.strip} aria-label={words.title}>
      <ul ref={strip} className={classes.list} data-strip>
        {ids.map((id, at) => (
          <li key={id} data-ticket={id}>
            <Chip store={store} id={id} position={at + 1} active={id === active} onPick={onPick} />
          </li>
        ))}
      </ul>
      <button type="button" className={classes.add} onClick={onAdd} aria-label={words.add} title={words.add}>
        <IconPlus size={20} aria-hidden="true" />
      </button>
    </nav>
  );
}

interface ChipProps {
  readonly store: TicketStore;
  readonly id: string;
  readonly position: number;
  readonly active: boolean;
  readonly onPick: (id: string) => void;
}

function Chip({ store, id, position, active, onPick }: ChipProps) {
  const entry = useTicket(store, id);
  if (!entry) return null;
  const status = slipStatus(store, entry);
  const chosen = entry.ticket.balls.length;
  return (
    <button
      type="button"
      className={classes.chip}
      aria-current={active ? 'true' : undefined}
      onClick={() => onPick(id)}
    >
      <span className="visually-hidden">{words.one(position)}: </span>
      <span aria-hidden="true">{position}</span>
      <TicketSign status={status} share={chosen / store.matrix.balls} />
      <span className="visually-hidden">
        {status === 'partial' ? words.chosen(chosen, store.matrix.balls) : words.states[status]}
      </span>
    </button>
  );
}
