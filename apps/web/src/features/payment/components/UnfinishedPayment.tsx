import { paymentTexts } from '@bolillero/texts/cart';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import type { UnfinishedOrder } from '../unfinished-order.ts';
import classes from './Payment.module.css';

const words = paymentTexts.unfinished;

interface UnfinishedPaymentProps {
  readonly order: UnfinishedOrder;
  readonly busy: boolean;
  readonly onFinish: () => void;
  readonly onLeave: () => void;
}

/** A payment that was approved and not confirmed: it can be finished, and is never paid twice. */
export function UnfinishedPayment({ order, busy, onFinish, onLeave }: UnfinishedPaymentProps) {
  return (
    <section className={classes.unfinished} aria-label={words.title}>
      <div role="status">
        <p className={classes.title}>{words.title}</p>
        <p className={classes.text}>{words.text(moneyText(order.amount))}</p>
      </div>
      <div className={classes.buttons}>
        <Button onClick={onFinish} loading={busy}>
          {words.finish}
        </Button>
        <Button variant="default" onClick={onLeave} disabled={busy}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
