import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { settingsQuery } from '../../../api/queries.ts';
import type { PaymentInHand } from '../use-payment.ts';

const PaymentWindow = lazy(() =>
  import('./PaymentWindow.tsx').then((module) => ({ default: module.PaymentWindow })),
);

interface PaymentProps {
  readonly payment: PaymentInHand;
  /** What is paid, above the amount. */
  readonly about?: ReactNode;
}

/** The window of a payment while there is one, of a cart or of a subscription; loaded when it opens. */
export function Payment({ payment, about }: PaymentProps) {
  const { state } = payment;
  const clientId = useQuery(settingsQuery()).data?.paypal_client_id ?? null;
  if (state.step !== 'window' && (state.step !== 'capturing' || state.from !== 'window')) return null;
  return (
    <Suspense>
      <PaymentWindow
        payment={payment}
        order={state.order}
        busy={state.step === 'capturing'}
        clientId={clientId}
        about={about}
      />
    </Suspense>
  );
}
