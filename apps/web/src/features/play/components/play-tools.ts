import { playTexts } from '@bolillero/texts/play';
import type { Icon } from '@tabler/icons-react';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import IconDice5 from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { clearTickets, fillAtRandom, removeTickets } from '../tickets/ticket-actions.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';

/** Something that fills, cleans or shows: a button of a row of tools, or an entry of their menu. */
export interface PlayTool {
  readonly label: string;
  readonly Icon: Icon;
  readonly run: () => void;
}

const words = playTexts.helpers;

/** Azar, Numerología, Limpiar, Eliminar, for the tickets that `ids` answers when one is pressed. */
export function ticketTools(
  store: TicketStore,
  ids: () => readonly string[],
  onNumerology: (ids: readonly string[]) => void,
) {
  return {
    random: { label: words.random, Icon: IconDice5, run: () => fillAtRandom(store, ids()) },
    numerology: { label: words.numerology, Icon: IconCalendarClock, run: () => onNumerology(ids()) },
    clear: { label: words.clear, Icon: IconEraser, run: () => clearTickets(store, ids()) },
    remove: { label: words.remove, Icon: IconTrash, run: () => void removeTickets(store, ids()) },
  } satisfies Record<string, PlayTool>;
}
