import { formatMoney } from '@bolillero/domain/money/cents';
import type { Bet, betOf } from '@bolillero/domain/tickets/play-price';
import { playTexts } from '@bolillero/texts/play';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import classes from './Money.module.css';

const words = playTexts.bet;

interface MoneyProps {
  readonly bet: Bet;
  readonly prices: Parameters<typeof betOf>[0];
  /** What the lottery calls its multiplier. */
  readonly multiplierLabel: string;
  readonly onPlay: () => void;
  readonly playing: boolean;
  /** As a row at the foot of a wide screen. */
  readonly bar?: boolean | undefined;
}

/** 'Tu apuesta': the parts of the price, what they come to, and "Jugar". */
export function Money({ bet, prices, multiplierLabel, onPlay, playing, bar }: MoneyProps) {
  const { plays, multiplied } = bet;
  const lines = [
    { term: words.title, count: plays, price: prices.ticketPrice, amount: bet.tickets },
    ...(multiplied > 0
      ? [{ term: multiplierLabel, count: multiplied, price: prices.multiplierPrice, amount: bet.multiplier }]
      : []),
    { term: words.serviceTerm, count: plays, price: prices.serviceFee, amount: bet.service },
  ];
  return (
    <section className={classes.money} aria-labelledby="bet" data-bar={bar || undefined}>
      <h2 id="bet" tabIndex={-1} className={classes.title}>
        {words.title}
      </h2>
      <dl className={classes.lines}>
        {lines.map(({ term, count, price, amount }) => (
          <div key={term} className={classes.line} data-term={term}>
            <dt>
              {term}{' '}
              {count > 0 && <span className={classes.of}>{words.of(count, formatMoney(price, 'USD'))}</span>}
            </dt>
            <dd>
              <Amount value={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.total}>
        <span className={classes.term}>{words.total}</span> <Amount value={bet.total} size="lg" />
      </p>
      <Button className={classes.play} size="lg" onClick={onPlay} loading={playing}>
        {words.play}
      </Button>
      <p className="visually-hidden" role="status">
        {words.announce(plays, formatMoney(bet.total, 'USD'))}
      </p>
    </section>
  );
}
