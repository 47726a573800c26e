import { subscriptionTexts as words } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { subscriptionQuery } from '../../../api/subscription.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { Payment } from '../../../features/payment/components/Payment.tsx';
import { UnfinishedPayment } from '../../../features/payment/components/UnfinishedPayment.tsx';
import { PackageInPayment } from '../../../features/subscription/components/PackageInPayment.tsx';
import { PackageList } from '../../../features/subscription/components/PackageList.tsx';
import { RenewWindow } from '../../../features/subscription/components/RenewWindow.tsx';
import classes from '../../../features/subscription/components/Subscription.module.css';
import { SubscriptionCard } from '../../../features/subscription/components/SubscriptionCard.tsx';
import { safeNext } from '../../../session/next.ts';
import { useSubscriptionPayment } from './use-subscription-payment.ts';

interface SubscriptionTabProps {
  readonly customerId: number;
  /** The page that asked for a subscription: who has paid goes on to it. */
  readonly next: string | undefined;
}

/** 'Suscripción': none, active or about to end; bought and renewed here. */
export function SubscriptionTab({ customerId, next }: SubscriptionTabProps) {
  const query = useQuery(subscriptionQuery());
  const navigate = useNavigate();
  const goOn = () => {
    const href = safeNext(next, '');
    if (href !== '') void navigate({ href });
  };
  const { payment, pack, pay } = useSubscriptionPayment(customerId, goOn);
  const [renewing, setRenewing] = useState(false);
  // a payment that may have gone through is finished or left first: nobody pays twice
  const blocked = !payment.checked || payment.unfinished !== null;
  // under the overlay the buttons keep the focus: only their press does nothing
  const { state } = payment;
  const busy = state.step === 'opening' || (state.step === 'capturing' && state.from === 'page' && !blocked);
  const free = state.step === 'idle' || state.step === 'paid';
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={3} height={110} />}>
      {(data) => (
        <div style={{ position: 'relative', display: 'grid', gap: 20 }}>
          <BusyOverlay visible={busy} />
          <UnfinishedPayment payment={payment} />
          {data.active ? (
            <SubscriptionCard
              subscription={data}
              blocked={blocked}
              onRenew={() => free && setRenewing(true)}
            />
          ) : (
            <div>
              <div className={classes.none}>
                <h2 className={classes.title}>{words.none.title}</h2>
                <p className={classes.lead}>{words.none.lead}</p>
              </div>
              <PackageList blocked={blocked} onSubscribe={(chosen) => free && void pay(chosen)} />
            </div>
          )}
          {renewing && data.active && !blocked && (
            <RenewWindow
              days={data.daysLeft}
              onClose={() => setRenewing(false)}
              onPay={(chosen) => {
                setRenewing(false);
                void pay(chosen);
              }}
            />
          )}
          <Payment payment={payment} about={pack && <PackageInPayment pack={pack} />} />
        </div>
      )}
    </Loaded>
  );
}
