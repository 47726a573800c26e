import { adminPaymentsTexts as texts } from '@bolillero/texts/admin-payments';
import { groupShareTexts } from '@bolillero/texts/group-shares';
import type { ReactNode } from 'react';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { dateInWords, instantInWords } from '../../../components/ui/dates.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { usePayment } from '../api.ts';
import classes from './Payments.module.css';

const { columns: heads } = texts;

interface PaymentWindowProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly linkTo: (customerId: number) => ReactNode;
  /** What was done to it. */
  readonly history: ReactNode;
}

/** One payment: what it was for, the provider's numbers, its refunds and its history. */
export function PaymentWindow({ id, onClose, linkTo, history }: PaymentWindowProps) {
  const payment = usePayment(id);
  return (
    <Window
      title={payment.data ? texts.number(payment.data.number) : texts.title}
      width={720}
      onClose={onClose}
    >
      <Loaded query={payment} waiting={<RowsSkeleton rows={4} height={50} />}>
        {(one) => (
          <div className={classes.payment}>
            <dl className={classes.facts}>
              <dt>{heads.player}</dt>
              <dd>
                {one.player} {linkTo(one.customerId)}
              </dd>
              <dt>{heads.state}</dt>
              <dd>
                {texts.states[one.state]}
                {one.capturedAt !== null && ` · ${instantInWords(one.capturedAt)}`}
              </dd>
              <dt>{heads.amount}</dt>
              <dd>
                <Amount value={one.amount} currency={one.currency} />
              </dd>
              <dt>{texts.providerOrder}</dt>
              <dd>
                {texts.providers[one.provider]} · {one.providerOrder}
              </dd>
              {one.providerCapture !== null && (
                <>
                  <dt>{texts.providerCapture}</dt>
                  <dd>{one.providerCapture}</dd>
                </>
              )}
              {one.months !== null && (
                <>
                  <dt>{heads.kind}</dt>
                  <dd>{texts.months(one.months)}</dd>
                </>
              )}
            </dl>
            {one.items.length + one.shares.length > 0 && (
              <section className={classes.payment}>
                <h3>{texts.items}</h3>
                <ul className={classes.items}>
                  {one.items.map(({ id: item, date, balls, special, price, purchaseId, refund }) => (
                    <li key={item}>
                      <BallRow balls={balls} special={special} size="xs" />
                      <span>
                        {dateInWords(date, 'numeric')} · <Amount value={price} currency={one.currency} /> ·{' '}
                        {purchaseId === null ? texts.noPurchase : String(purchaseId).padStart(6, '0')}
                      </span>
                      {refund !== null && (
                        <span className={classes.refund}>
                          {(refund.state === 'done' ? texts.refundDone : texts.refund)(
                            moneyText(refund.amount, one.currency),
                            refund.reason,
                            refund.admin,
                          )}
                        </span>
                      )}
                    </li>
                  ))}
                  {one.shares.map(({ id: item, date, shares, price, numbers, refund }) => (
                    <li key={item}>
                      <span>{texts.shares(shares)}</span>
                      <span>
                        {dateInWords(date, 'numeric')} · <Amount value={price} currency={one.currency} /> ·{' '}
                        {numbers === null
                          ? texts.noPurchase
                          : groupShareTexts.numbers(numbers.from, numbers.to)}
                      </span>
                      {refund !== null && (
                        <span className={classes.refund}>
                          {(refund.state === 'done' ? texts.sharesRefundDone : texts.sharesRefund)(
                            moneyText(refund.amount, one.currency),
                            refund.cause,
                          )}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {history}
          </div>
        )}
      </Loaded>
    </Window>
  );
}
