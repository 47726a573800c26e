import { paymentTexts } from '@bolillero/texts/payment';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import type { PaymentInHand } from '../use-payment.ts';
import classes from './Payment.module.css';

const words = paymentTexts.unfinished;

/** A payment that was approved and not confirmed: it can be finished, and is never paid twice. */
export function UnfinishedPayment({ payment }: { payment: PaymentInHand }) {
  const { state, unfinished } = payment;
  if (unfinished === null) return null;
  const busy = state.step === 'capturing';
  return (
    <section className={classes.unfinished} aria-label={words.title}>
      <div role="status">
        <p className={classes.title}>{words.title}</p>
        <p className={classes.text}>{words.text(moneyText(unfinished.amount))}</p>
      </div>
      <div className={classes.buttons}>
        <Button onClick={() => void payment.finishUnfinished(unfinished)} loading={busy}>
          {words.finish}
        </Button>
        <Button variant="default" onClick={payment.leaveUnfinished} disabled={busy}>
          {words.discard}
        </Button>
      </div>
    </section>
  );
}
