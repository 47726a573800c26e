import { cartTexts } from '@bolillero/texts/cart';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Countdown } from '../../../components/ui/Countdown.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { type CartLine, totalOf } from '../api/cart-line.ts';
import classes from './CartTotal.module.css';

interface CartTotalProps {
  readonly lines: readonly CartLine[];
  readonly nextDate: string | null;
  /** The instant of the sales cut-off. */
  readonly closesAt: string | null;
  readonly onBuy: () => void;
  readonly buying: boolean;
}

/** What the cart comes to, how long it can be bought, and "Comprar". */
export function CartTotal({ lines, nextDate, closesAt, onBuy, buying }: CartTotalProps) {
  return (
    <section className={classes.total} aria-label={cartTexts.total}>
      <p className={classes.line} role="status">
        <span>
          {cartTexts.total} <span className={classes.count}>· {cartTexts.plays(lines.length)}</span>
        </span>
        <Amount value={totalOf(lines)} size="xl" />
      </p>
      <Button size="lg" fullWidth onClick={onBuy} loading={buying}>
        {cartTexts.buy}
      </Button>
      {nextDate !== null && closesAt !== null && (
        <p className={classes.closing}>
          {cartTexts.closing(dateInWords(nextDate, 'short'))} <Countdown to={closesAt} />
        </p>
      )}
    </section>
  );
}
