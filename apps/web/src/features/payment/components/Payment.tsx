import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { settingsQuery } from '../../../api/settings.ts';
import type { PaymentInHand } from '../use-payment.ts';

const PaymentWindow = lazy(() =>
  import('./PaymentWindow.tsx').then((module) => ({ default: module.PaymentWindow })),
);
const PaymentFailed = lazy(() =>
  import('./PaymentFailed.tsx').then((module) => ({ default: module.PaymentFailed })),
);

interface PaymentProps {
  readonly payment: PaymentInHand;
  /** What is paid, above the amount. */
  readonly about?: ReactNode;
  /** Below the ways to pay: what the payer may expect. */
  readonly after?: ReactNode;
}

/** The window of a payment while there is one, of a cart or of a subscription; loaded when it opens. */
export function Payment({ payment, about, after }: PaymentProps) {
  const { state } = payment;
  const settings = useQuery(settingsQuery());
  if (state.step === 'failed')
    return (
      <Suspense>
        <PaymentFailed messages={state.messages} onClose={payment.close} />
      </Suspense>
    );
  if (state.step !== 'window' && (state.step !== 'capturing' || state.from !== 'window')) return null;
  return (
    <Suspense>
      <PaymentWindow
        payment={payment}
        order={state.order}
        busy={state.step === 'capturing'}
        clientId={settings.data?.paypalClientId ?? null}
        asking={settings.isFetching}
        onAskAgain={() => void settings.refetch()}
        adultAge={settings.data?.minAge ?? null}
        about={about}
        after={after}
      />
    </Suspense>
  );
}
