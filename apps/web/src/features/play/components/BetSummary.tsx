import { formatMoney } from '@bolillero/domain/money/cents';
import type { betOf } from '@bolillero/domain/tickets/play-price';
import { playTexts } from '@bolillero/texts/play';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { useBet } from '../tickets/use-bet.ts';
import classes from './BetSummary.module.css';

const words = playTexts.bet;

interface BetSummaryProps {
  readonly store: TicketStore;
  readonly prices: Parameters<typeof betOf>[0];
  readonly onPlay: () => void;
  readonly playing: boolean;
}

/** 'Tu apuesta': full tickets times the ticket price, the service for them, what both come to, and "Jugar". On phones it stays at the foot of the screen. */
export function BetSummary({ store, prices, onPlay, playing }: BetSummaryProps) {
  const { plays: full, total } = useBet(store, prices);
  const { ticketPrice, serviceFee } = prices;
  return (
    <section className={classes.bet} aria-labelledby="bet">
      <div className={classes.words}>
        <h2 id="bet" className={classes.title}>
          {words.title}
        </h2>
        <p className={classes.line}>{words.line(full, formatMoney(ticketPrice, 'USD'))}</p>
        {full > 0 && <p className={classes.line}>{words.service(full, formatMoney(serviceFee, 'USD'))}</p>}
      </div>
      <p className={classes.total}>
        <span className={classes.term}>{words.total}</span> <Amount value={total} size="lg" />
      </p>
      <Button className={classes.play} size="md" onClick={onPlay} loading={playing}>
        {words.play}
      </Button>
      <p className="visually-hidden" role="status">
        {words.announce(full, formatMoney(total, 'USD'))}
      </p>
    </section>
  );
}
