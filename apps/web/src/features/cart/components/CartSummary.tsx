import { formatMoney } from '@bolillero/domain/money/cents';
import { cartTexts } from '@bolillero/texts/cart';
import type { ReactNode } from 'react';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import type { CartLine } from '../api/cart-line.ts';
import { priceParts } from '../cart-sections.ts';
import classes from './CartSummary.module.css';

const words = cartTexts.parts;

interface CartSummaryProps {
  /** What is paid when "Pagar" is pressed. */
  readonly lines: readonly CartLine[];
  /** What the multiplier is called, where one lottery alone sells it here. */
  readonly multiplierLabel: string;
  readonly onPay: () => void;
  readonly paying: boolean;
  /** All that is there is being paid already. */
  readonly disabled: boolean;
  /** What can be paid with. */
  readonly accepted: ReactNode;
  /** What a payer may want to know before. */
  readonly notes: ReactNode;
}

/** What the whole cart comes to, of what, and "Pagar". */
export function CartSummary({
  lines,
  multiplierLabel,
  onPay,
  paying,
  disabled,
  accepted,
  notes,
}: CartSummaryProps) {
  const { tickets, multiplier, service, shares, free, total } = priceParts(lines);
  const each = (part: typeof tickets) => (part.each === null ? null : formatMoney(part.each, 'USD'));
  const rows = [
    { text: words.tickets(tickets.count, each(tickets)), part: tickets },
    { text: words.multiplier(multiplierLabel, multiplier.count, each(multiplier)), part: multiplier },
    { text: words.service(service.count, each(service)), part: service },
    { text: words.shares(shares.count, each(shares)), part: shares },
  ].filter(({ part }) => part.count > 0);
  const isFree = total === 0 && free > 0;
  const label = isFree
    ? cartTexts.confirm(free)
    : total === 0
      ? cartTexts.payNone
      : cartTexts.pay(moneyText(total));
  return (
    <section className={classes.summary} aria-label={cartTexts.total}>
      <h2 className={classes.title}>{cartTexts.onePayment}</h2>
      <dl className={classes.parts}>
        {rows.map(({ text, part }) => (
          <div key={text} className={classes.part}>
            <dt>{text}</dt>
            <dd>
              <Amount value={part.total} />
            </dd>
          </div>
        ))}
        {free > 0 && (
          <div className={classes.part}>
            <dt>{words.free(free)}</dt>
            <dd>
              <Amount value="0.00" />
            </dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{cartTexts.total}</dt>
          <dd>
            <Amount value={total} size="xl" />
          </dd>
        </div>
      </dl>
      <p className="visually-hidden" role="status">
        {cartTexts.total}: {moneyText(total)}
      </p>
      {accepted}
      <Button size="lg" fullWidth onClick={onPay} loading={paying} disabled={disabled}>
        {label}
      </Button>
      <div className={classes.notes}>{notes}</div>
    </section>
  );
}
