import { playTexts } from '@bolillero/texts/play';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useRef } from 'react';
import { accentStyle } from '../../../components/ui/accent.ts';
import { centreIn, Strip } from '../../../components/ui/Strip.tsx';
import { Toolbar } from '../../../components/ui/Toolbar.tsx';
import { slipStatus, statusWords } from '../tickets/slip-status.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { useTicket, useTicketIds } from '../tickets/use-tickets.ts';
import type { SlipKind } from './slip-kind.ts';
import { TicketSign } from './TicketSign.tsx';
import classes from './TicketStrip.module.css';

const words = playTexts.tickets;

interface TicketStripProps {
  readonly store: TicketStore;
  readonly kind: SlipKind;
  readonly active: string;
  readonly onPick: (id: string) => void;
  /** Opens the list of all tickets. */
  readonly onList: () => void;
  readonly onAdd: () => void;
}

/** The tickets as a strip: the way to the list of all, number and state of each, one more at its end. One stop of the keyboard. */
export function TicketStrip({ store, kind, active, onPick, onList, onAdd }: TicketStripProps) {
  const ids = useTicketIds(store);
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    centreIn(chips.current, chips.current?.querySelector<HTMLElement>(`[data-ticket="${active}"]`));
  }, [active]);
  const next = ids[ids.indexOf(active) + 1];
  return (
    <Toolbar
      className={classes.strip}
      style={accentStyle(kind.accent)}
      label={words.title}
      first="[aria-current]"
    >
      <button
        type="button"
        className={classes.end}
        aria-label={words.all(ids.length)}
        aria-haspopup="dialog"
        onClick={onList}
      >
        <IconLayoutGrid size={18} aria-hidden="true" />
        <span aria-hidden="true">{ids.length}</span>
      </button>
      <Strip ref={chips} className={classes.chips}>
        {ids.map((id, at) => (
          <Chip
            key={id}
            store={store}
            id={id}
            position={at + 1}
            specialName={kind.specialName}
            active={id === active}
            onPick={onPick}
          />
        ))}
      </Strip>
      <button
        type="button"
        className={classes.end}
        data-add
        onClick={onAdd}
        aria-label={words.add}
        title={words.add}
      >
        <IconPlus size={20} aria-hidden="true" />
      </button>
      {next !== undefined && (
        <button
          type="button"
          className="visually-hidden"
          data-unseen
          tabIndex={-1}
          onClick={() => onPick(next)}
        >
          {words.next}
        </button>
      )}
    </Toolbar>
  );
}

interface ChipProps {
  readonly store: TicketStore;
  readonly id: string;
  readonly position: number;
  readonly specialName: string;
  readonly active: boolean;
  readonly onPick: (id: string) => void;
}

function Chip({ store, id, position, specialName, active, onPick }: ChipProps) {
  const entry = useTicket(store, id);
  if (!entry) return null;
  return (
    <button
      type="button"
      className={classes.chip}
      data-ticket={id}
      aria-current={active ? 'true' : undefined}
      aria-label={words.named(position, statusWords(store.matrix, entry, specialName))}
      onClick={() => onPick(id)}
    >
      <span aria-hidden="true">{position}</span>
      <TicketSign
        status={slipStatus(store.matrix, entry)}
        share={entry.ticket.balls.length / store.matrix.balls}
      />
    </button>
  );
}
