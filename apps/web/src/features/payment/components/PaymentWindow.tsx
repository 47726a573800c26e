import { paymentTexts } from '@bolillero/texts/payment';
import { lazy, type ReactNode, Suspense } from 'react';
import { Amount } from '../../../components/ui/Amount.tsx';
import { BusyOverlay, Loader } from '../../../components/ui/Loader.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import type { PaymentOrder } from '../api.ts';
import type { PaymentInHand } from '../use-payment.ts';
import { GatewayMissing } from './GatewayMissing.tsx';
import classes from './PaymentWindow.module.css';
import { TestGateway } from './TestGateway.tsx';

const words = paymentTexts.window;

const PayPalGateway = lazy(() =>
  import('./PayPalGateway.tsx').then((module) => ({ default: module.PayPalGateway })),
);

interface PaymentWindowProps {
  readonly payment: PaymentInHand;
  readonly order: PaymentOrder;
  readonly busy: boolean;
  /** PayPal's public id of this house; null where the test gateway is used, and until it is known. */
  readonly clientId: string | null;
  /** That id is being asked for. */
  readonly asking: boolean;
  readonly onAskAgain: () => void;
  /** From how many years on people may play; null until it is known. */
  readonly adultAge: number | null;
  /** What is paid, above the amount. */
  readonly about?: ReactNode;
  /** Below the ways to pay: what the payer may expect. */
  readonly after?: ReactNode;
}

/** 'Pagar': what is paid, how much it is, and the payer's answer. */
export function PaymentWindow(props: PaymentWindowProps) {
  const { payment, order, busy, clientId, asking, onAskAgain, adultAge, about, after } = props;
  return (
    <Window title={words.title} onClose={payment.close} busy={busy} width={420} titleFirst>
      <div className={classes.payment}>
        <BusyOverlay visible={busy} text={paymentTexts.capturing} />
        {about}
        <dl className={classes.facts}>
          <dt>{words.amount}</dt>
          <dd>
            <Amount value={order.amount} size="xl" />
          </dd>
        </dl>
        {order.provider === 'test' ? (
          <TestGateway
            busy={busy}
            onApprove={() => void payment.approve(order)}
            onDecline={() => void payment.decline(order)}
          />
        ) : clientId !== null ? (
          <Suspense fallback={<Loader />}>
            <PayPalGateway
              order={order}
              clientId={clientId}
              onApprove={() => payment.approved(order)}
              onError={() => void payment.broken()}
            />
          </Suspense>
        ) : (
          <GatewayMissing asking={asking} onRetry={onAskAgain} />
        )}
        {after}
        <p className={classes.order}>
          {words.order(order.id.slice(0, 8))}
          {adultAge !== null && ` · ${words.adults(adultAge)}`}
        </p>
      </div>
    </Window>
  );
}
