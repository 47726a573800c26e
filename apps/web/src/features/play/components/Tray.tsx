import { picksSpecial } from '@bolillero/domain/games/matrix';
import { ticketBalls } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { uiTexts } from '@bolillero/texts/ui';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { type ReactNode, useSyncExternalStore } from 'react';
import { accentStyle } from '../../../components/ui/accent.ts';
import { Ball } from '../../../components/ui/Ball.tsx';
import type { OneTooMany } from '../tickets/one-too-many.ts';
import { slipStatus, trayWords } from '../tickets/slip-status.ts';
import type { TicketEntry, TicketStore } from '../tickets/ticket-store.ts';
import { useTicket } from '../tickets/use-tickets.ts';
import type { SlipKind } from './slip-kind.ts';
import classes from './Tray.module.css';

interface TrayProps {
  readonly store: TicketStore;
  /** The ticket on the screen. */
  readonly id: string;
  readonly kind: SlipKind;
  readonly tooMany: OneTooMany;
  /** Leads to the drum of the special ball that is missing. */
  readonly onMissing: () => void;
  /** Sends a refused ticket again. */
  readonly onRetry: () => void;
}

/** The ticket on the screen as a row: a place for each ball, filled as they are chosen, and in words what is missing or what became of it. */
export function Tray({ id, ...rest }: TrayProps) {
  const entry = useTicket(rest.store, id);
  return entry ? <FilledTray {...rest} entry={entry} /> : null;
}

function FilledTray({
  store: { matrix },
  entry,
  kind,
  tooMany,
  onMissing,
  onRetry,
}: Omit<TrayProps, 'id'> & { entry: TicketEntry }) {
  const { ticket } = entry;
  const over = useSyncExternalStore(tooMany.subscribe, () => tooMany.get() === ticket.id);
  const status = slipStatus(matrix, entry);
  const words = trayWords(matrix, entry, kind.specialName);
  const balls = ticketBalls(ticket);
  return (
    <div className={classes.tray} style={accentStyle(kind.accent)} data-tray>
      {/* the slip says them */}
      <div className={classes.places} aria-hidden="true">
        {Array.from({ length: matrix.balls }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is by where it stands
          <Place key={place} number={balls[place] ?? null} state="chosen" />
        ))}
        {picksSpecial(matrix) && (
          <span className={classes.special} data-asked={status === 'special-missing' || undefined}>
            <Place number={ticket.special} state="special" />
          </span>
        )}
      </div>
      <div className={classes.words} role="status" data-status={over ? 'too-many' : status}>
        {over ? playTexts.tickets.oneTooMany(matrix.balls) : wordsOf()}
      </div>
    </div>
  );

  function wordsOf(): ReactNode {
    switch (status) {
      case 'special-missing':
        return (
          <button type="button" className={classes.button} onClick={onMissing}>
            {words} <IconArrowDown size={16} stroke={2.5} aria-hidden="true" />
          </button>
        );
      case 'registered':
        return (
          <>
            <IconCheck size={16} stroke={2.5} aria-hidden="true" /> {words}
          </>
        );
      case 'pending':
        return (
          <>
            <IconClock size={16} aria-hidden="true" /> {words}
          </>
        );
      case 'refused':
        return (
          <>
            {words} ·{' '}
            <button type="button" className={classes.button} onClick={onRetry}>
              {uiTexts.retry}
            </button>
          </>
        );
      default:
        return words;
    }
  }
}

function Place({ number, state }: { number: number | null; state: 'chosen' | 'special' }) {
  return (
    <Ball number={number} size="xs" state={number === null ? 'ghost' : state} className={classes.place} />
  );
}
