import { paymentTexts } from '@bolillero/texts/payment';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Payment.module.css';

interface PaymentDoneProps {
  /** How many plays were bought. */
  readonly count: number;
  readonly actions: ReactNode;
}

/** '¡Números registrados!' */
export function PaymentDone({ count, actions }: PaymentDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes.done} aria-labelledby="paid">
      <IconCircleCheckFilled className={classes.check} size={56} aria-hidden="true" />
      <h2 id="paid" ref={title} tabIndex={-1} className={classes.doneTitle}>
        {paymentTexts.cart.success}
      </h2>
      <p className={classes.text}>{paymentTexts.successHint(count)}</p>
      <div className={classes.buttons}>{actions}</div>
    </section>
  );
}
