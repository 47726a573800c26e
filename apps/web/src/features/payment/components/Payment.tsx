import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsQuery } from '../../../api/settings.ts';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import type { PaymentInHand } from '../use-payment.ts';

const loadWindow = () => import('./PaymentWindow.tsx').then((module) => module.PaymentWindow);
const loadFailed = () => import('./PaymentFailed.tsx').then((module) => module.PaymentFailed);

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
      <LazyWindow
        key="failed"
        load={loadFailed}
        onFailed={payment.close}
        props={{ messages: state.messages, onClose: payment.close }}
      />
    );
  if (state.step !== 'window' && (state.step !== 'capturing' || state.from !== 'window')) return null;
  return (
    <LazyWindow
      key="window"
      load={loadWindow}
      onFailed={payment.close}
      props={{
        payment,
        order: state.order,
        busy: state.step === 'capturing',
        clientId: settings.data?.paypalClientId ?? null,
        asking: settings.isFetching,
        onAskAgain: () => void settings.refetch(),
        adultAge: settings.data?.minAge ?? null,
        about,
        after,
      }}
    />
  );
}
