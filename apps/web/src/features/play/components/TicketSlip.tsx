import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { hasAllBalls, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { memo } from 'react';
import { Slip } from '../../../components/ui/Slip.tsx';
import { slipStatus } from '../tickets/slip-status.ts';
import type { TicketEntry, TicketStore } from '../tickets/ticket-store.ts';
import { useTicket } from '../tickets/use-tickets.ts';
import { TicketActions } from './TicketActions.tsx';
import classes from './TicketSlip.module.css';
import { TicketStatus } from './TicketStatus.tsx';

/** What the slips of a lottery have in common. */
export interface SlipKind {
  /** Canonical lottery name, for the accent. */
  readonly lottery: string;
  readonly specialName: string;
  readonly columns: number;
}

interface TicketSlipProps {
  readonly store: TicketStore;
  readonly id: string;
  /** From 1 on. */
  readonly position: number;
  readonly kind: SlipKind;
  readonly onNumerology: (ids: readonly string[]) => void;
}

/** One ticket to fill in. A tap renders this ticket again, and of it one cell. */
export const TicketSlip = memo(function TicketSlip(props: TicketSlipProps) {
  const entry = useTicket(props.store, props.id);
  return entry ? <FilledSlip {...props} entry={entry} /> : null;
});

function FilledSlip({
  store,
  id,
  position,
  kind,
  entry,
  onNumerology,
}: TicketSlipProps & { entry: TicketEntry }) {
  const { matrix } = store;
  const { ticket } = entry;
  const status = slipStatus(store, entry);
  const hint = hintOf(entry);
  return (
    <Slip
      size={matrix.size}
      columns={kind.columns}
      balls={ticket.balls}
      special={
        picksSpecial(matrix)
          ? { size: specialSize(matrix), chosen: ticket.special, name: kind.specialName }
          : undefined
      }
      lottery={kind.lottery}
      label={playTexts.tickets.one(position)}
      full={hasAllBalls(matrix, ticket)}
      onToggle={(ball) => store.change([id], (before) => toggleBall(matrix, before, ball))}
      onToggleSpecial={(ball) => store.change([id], (before) => toggleSpecial(matrix, before, ball))}
      header={
        <div className={classes.header}>
          <h3 className={classes.title}>{playTexts.tickets.one(position)}</h3>
          <TicketStatus status={status} chosen={ticket.balls.length} of={matrix.balls} />
        </div>
      }
      footer={
        <>
          {hint && <p className={classes.hint}>{hint}</p>}
          <TicketActions store={store} ids={() => [id]} position={position} onNumerology={onNumerology} />
        </>
      }
    />
  );
}

function hintOf({ registration }: TicketEntry): string | null {
  const words = playTexts.tickets;
  if (registration.state === 'waiting') return words.waitingHint;
  if (registration.state === 'repeated') return words.repeatedHint;
  if (registration.state === 'refused') return registration.reason;
  return null;
}
