import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { hasAllBalls, toggleBall, toggleMultiplier, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { memo } from 'react';
import { Slip } from '../../../components/ui/Slip.tsx';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import type { OneTooMany } from '../tickets/one-too-many.ts';
import { slipStatus } from '../tickets/slip-status.ts';
import type { TicketEntry, TicketStore } from '../tickets/ticket-store.ts';
import { useTicket } from '../tickets/use-tickets.ts';
import classes from './TicketSlip.module.css';
import { TicketStatus } from './TicketStatus.tsx';
import { TicketTools } from './TicketTools.tsx';

/** What the slips of a lottery have in common. */
export interface SlipKind {
  readonly accent: LotteryAccent;
  readonly specialName: string;
  readonly columns: number;
  /** The multiplier that is bought with a play, as its switch reads: 'POWER PLAY +$1.00'; null where none is. */
  readonly multiplier: string | null;
}

/** What is done with a slip besides choosing numbers. */
export interface SlipWork {
  readonly tooMany: OneTooMany;
  readonly onNumerology: (ids: readonly string[]) => void;
  /** On phones: opens the menu of the tools that do not stand on the slip. */
  readonly onMenu?: ((id: string) => void) | undefined;
}

interface TicketSlipProps {
  readonly store: TicketStore;
  readonly id: string;
  /** From 1 on. */
  readonly position: number;
  readonly kind: SlipKind;
  readonly work: SlipWork;
}

/** One ticket to fill in. A tap renders this ticket again, and of it one cell. */
export const TicketSlip = memo(function TicketSlip(props: TicketSlipProps) {
  const entry = useTicket(props.store, props.id);
  return entry ? <FilledSlip {...props} entry={entry} /> : null;
});

function FilledSlip({ store, id, position, kind, work, entry }: TicketSlipProps & { entry: TicketEntry }) {
  const { matrix } = store;
  const { ticket } = entry;
  const full = hasAllBalls(matrix, ticket);
  const title = playTexts.tickets.one(position);
  const multiplier = kind.multiplier !== null && (
    <div className={classes.multiplier}>
      <SwitchField
        labelFirst
        label={kind.multiplier}
        aria-label={playTexts.helpers.forTicket(kind.multiplier, position)}
        checked={ticket.withMultiplier}
        onChange={() => store.change([id], toggleMultiplier)}
      />
    </div>
  );
  const tools = <TicketTools store={store} id={id} position={position} {...work} />;
  return (
    <Slip
      size={matrix.size}
      columns={kind.columns}
      balls={ticket.balls}
      special={
        picksSpecial(matrix)
          ? {
              size: specialSize(matrix),
              chosen: ticket.special,
              name: kind.specialName,
              aside: multiplier,
              asked:
                slipStatus(matrix, entry) === 'special-missing' ? playTexts.tickets.chooseOne : undefined,
            }
          : undefined
      }
      accent={kind.accent}
      label={title}
      full={full}
      onToggle={(ball) => {
        if (full && !ticket.balls.some((chosen) => chosen.ball === ball)) return work.tooMany.tell(id);
        store.change([id], (before) => toggleBall(matrix, before, ball));
      }}
      onToggleSpecial={(ball) => store.change([id], (before) => toggleSpecial(matrix, before, ball))}
      footer={picksSpecial(matrix) ? undefined : multiplier}
      header={
        work.onMenu ? (
          <>
            <h2 className="visually-hidden">{title}</h2>
            {tools}
          </>
        ) : (
          <>
            <div className={classes.header}>
              <h3 className={classes.title}>{title}</h3>
              {tools}
            </div>
            <TicketStatus store={store} entry={entry} specialName={kind.specialName} tooMany={work.tooMany} />
          </>
        )
      }
    />
  );
}
