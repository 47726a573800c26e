import { playTexts } from '@bolillero/texts/play';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { useRefusal } from '../tickets/use-tickets.ts';
import classes from './RefusedTickets.module.css';

interface RefusedTicketsProps {
  readonly store: TicketStore;
  /** The draw that they can be sent for now. */
  readonly drawDate: string | null;
  readonly onResend: () => void;
}

/** Full tickets that the server did not take: why, in its words, and the offer to send them again. */
export function RefusedTickets({ store, drawDate, onResend }: RefusedTicketsProps) {
  const reason = useRefusal(store);
  if (reason === null) return null;
  return (
    <section className={classes.notice} role="alert">
      <p className={classes.reason}>{reason}</p>
      {drawDate !== null && (
        <Button onClick={onResend}>{playTexts.closed.retry(dateInWords(drawDate, 'short'))}</Button>
      )}
    </section>
  );
}
