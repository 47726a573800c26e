import { ticketBalls } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { accentStyle } from '../../../components/ui/accent.ts';
import { Ball } from '../../../components/ui/Ball.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { slipStatus, statusWords } from '../tickets/slip-status.ts';
import { removeTickets } from '../tickets/ticket-actions.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { useTicket, useTicketIds } from '../tickets/use-tickets.ts';
import type { SlipKind } from './slip-kind.ts';
import classes from './TicketList.module.css';
import { TicketSign } from './TicketSign.tsx';

const words = playTexts.tickets;

interface TicketListProps {
  readonly store: TicketStore;
  readonly kind: SlipKind;
  readonly active: string;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** All tickets, a row each: number, balls, state, a bin. A tap on a row goes to its slip. */
export function TicketList({ store, kind, active, onPick, onClose }: TicketListProps) {
  const ids = useTicketIds(store);
  return (
    <Window title={words.title} onClose={onClose} width={460}>
      <ol className={classes.list}>
        {ids.map((id, at) => (
          <Row
            key={id}
            store={store}
            id={id}
            position={at + 1}
            kind={kind}
            active={id === active}
            onPick={() => {
              onPick(id);
              onClose();
            }}
          />
        ))}
      </ol>
    </Window>
  );
}

interface RowProps {
  readonly store: TicketStore;
  readonly id: string;
  readonly position: number;
  readonly kind: SlipKind;
  readonly active: boolean;
  readonly onPick: () => void;
}

function Row({ store, id, position, kind, active, onPick }: RowProps) {
  const entry = useTicket(store, id);
  if (!entry) return null;
  const { ticket } = entry;
  const balls = ticketBalls(ticket);
  const status = slipStatus(store.matrix, entry);
  return (
    <li className={classes.row} style={accentStyle(kind.accent)}>
      <button
        type="button"
        className={classes.go}
        aria-current={active ? 'true' : undefined}
        data-autofocus={active || undefined}
        onClick={onPick}
      >
        <span className={classes.number}>
          <span className="visually-hidden">{words.one(position)}: </span>
          <span aria-hidden="true">{position}</span>
        </span>
        <span className={classes.about}>
          {status !== 'empty' && (
            <span className={classes.balls}>
              {balls.map((ball) => (
                <Ball key={ball} number={ball} size="xs" state="chosen" />
              ))}
              {ticket.special !== null && (
                <Ball number={ticket.special} size="xs" state="special" label={kind.specialName} />
              )}
            </span>
          )}
          <span className={classes.state}>
            <TicketSign status={status} share={balls.length / store.matrix.balls} />
            {statusWords(store.matrix, entry, kind.specialName)}
          </span>
        </span>
      </button>
      <IconButton label={words.remove(position)} onClick={() => void removeTickets(store, [id])}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
