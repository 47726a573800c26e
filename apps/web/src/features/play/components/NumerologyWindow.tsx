import { fillByNumerology } from '@bolillero/domain/tickets/numerology';
import { playTexts } from '@bolillero/texts/play';
import { Window } from '../../../components/ui/Window.tsx';
import { browserRandom } from '../tickets/browser-random.ts';
import { ticketsToFill } from '../tickets/ticket-actions.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { NumerologyForm } from './NumerologyForm.tsx';

interface NumerologyWindowProps {
  readonly store: TicketStore;
  /** The tickets to fill. */
  readonly ids: readonly string[];
  /** The player's own, YYYY-MM-DD, to begin with. */
  readonly birthday: string | null;
  /** The draw that is played for. */
  readonly drawDate: string | null;
  readonly specialName: string;
  readonly onClose: () => void;
}

/** 'Jugar con numerología': two dates make a number; the rest of the ticket is chance. */
export function NumerologyWindow({ store, ids, onClose, ...dates }: NumerologyWindowProps) {
  const { matrix } = store;
  return (
    <Window title={playTexts.numerology.title} onClose={onClose} width={400}>
      <NumerologyForm
        {...dates}
        matrix={matrix}
        onSend={(birth, draw) => {
          onClose();
          store.change(ticketsToFill(store, ids), (ticket) =>
            fillByNumerology(matrix, ticket, birth, draw, browserRandom),
          );
        }}
      />
    </Window>
  );
}
