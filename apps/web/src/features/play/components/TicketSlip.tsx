import { hasAllBalls, toggleBall, toggleMultiplier, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { memo } from 'react';
import type { OneTooMany } from '../tickets/one-too-many.ts';
import type { TicketEntry, TicketStore } from '../tickets/ticket-store.ts';
import { useTicket } from '../tickets/use-tickets.ts';
import { PlaySlip } from './PlaySlip.tsx';
import type { SlipKind } from './slip-kind.ts';
import classes from './TicketSlip.module.css';
import { TicketStatus } from './TicketStatus.tsx';
import { TicketTools } from './TicketTools.tsx';

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
  const title = playTexts.tickets.one(position);
  const tools = <TicketTools store={store} id={id} position={position} {...work} />;
  return (
    <PlaySlip
      matrix={matrix}
      entry={entry}
      position={position}
      kind={kind}
      onPress={(ball) => {
        const isChosen = ticket.balls.some((chosen) => chosen.ball === ball);
        if (hasAllBalls(matrix, ticket) && !isChosen) return work.tooMany.tell(id);
        store.change([id], (before) => toggleBall(matrix, before, ball));
      }}
      onPressSpecial={(special) => store.change([id], (before) => toggleSpecial(matrix, before, special))}
      onMultiplier={() => store.change([id], toggleMultiplier)}
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
