import { playTexts } from '@bolillero/texts/play';
import IconCalendarStats from '@tabler/icons-react/dist/esm/icons/IconCalendarStats.mjs';
import IconDice5 from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { clearTickets, fillAtRandom, removeTickets } from '../tickets/ticket-actions.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import classes from './TicketActions.module.css';

const words = playTexts.helpers;

interface TicketActionsProps {
  readonly store: TicketStore;
  /** The tickets that they act upon, asked when they do. */
  readonly ids: () => readonly string[];
  /** One ticket's place, from 1 on; null for all tickets. */
  readonly position: number | null;
  /** Opens 'Jugar con numerología' for these tickets. */
  readonly onNumerology: (ids: readonly string[]) => void;
}

/** Azar, Numerología, Limpiar, Eliminar: of one ticket, or of all. */
export function TicketActions({ store, ids, position, onNumerology }: TicketActionsProps) {
  const actions = [
    { text: words.random, Icon: IconDice5, run: () => fillAtRandom(store, ids()) },
    { text: words.numerology, Icon: IconCalendarStats, run: () => onNumerology(ids()) },
    { text: words.clear, Icon: IconEraser, run: () => clearTickets(store, ids()) },
    { text: words.remove, Icon: IconTrash, run: () => void removeTickets(store, ids()) },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons that belong together
    <div
      role="group"
      className={classes.actions}
      data-all={position === null || undefined}
      aria-label={position === null ? words.all : words.label(position)}
    >
      {actions.map(({ text, Icon, run }) => (
        <button
          key={text}
          type="button"
          className={classes.action}
          onClick={run}
          title={text}
          aria-label={position === null ? words.forAll(text) : words.forTicket(text, position)}
        >
          <Icon size={20} aria-hidden="true" />
          <span aria-hidden="true">{text}</span>
        </button>
      ))}
    </div>
  );
}
