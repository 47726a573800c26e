import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { packagesQuery } from '../../../api/subscription.ts';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { showError } from '../../../components/ui/notice-store.ts';
import { Payment } from '../../../features/payment/components/Payment.tsx';
import { UnfinishedPayment } from '../../../features/payment/components/UnfinishedPayment.tsx';
import { PackageInPayment } from '../../../features/subscription/components/PackageInPayment.tsx';
import { useSubscriptionPayment } from './use-subscription-payment.ts';

interface LinkedPackageProps {
  readonly customerId: number;
  readonly months: number;
  /** What the address says of the monthly price; the server's decides. */
  readonly price: string | undefined;
  /** The window was closed, or the payment is done. */
  readonly onEnd: (paid: boolean) => void;
}

/** Opens 'Pagar' for the package that an address names (`?price&months`). */
export function LinkedPackage({ customerId, months, price, onEnd }: LinkedPackageProps) {
  const client = useQueryClient();
  const { payment, pack, pay } = useSubscriptionPayment(customerId);
  const [opened, setOpened] = useState(false);
  const asked = useRef(false);
  const { state, checked, unfinished } = payment;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address
  useEffect(() => {
    if (!checked || asked.current) return;
    asked.current = true;
    // what was approved before is finished first: nobody pays twice
    if (unfinished !== null) return setOpened(true);
    client
      .fetchQuery(packagesQuery())
      .then((packages) => packages.find((one) => one.months === months))
      .then((found) => (found ? pay(found) : showError(subscriptionTexts.paying.unknown)))
      .catch((error: unknown) => showError(error))
      .finally(() => setOpened(true));
  }, [checked]);

  const ended = opened && unfinished === null && (state.step === 'idle' || state.step === 'paid');
  useEffect(() => {
    if (ended) onEnd(state.step === 'paid');
  }, [ended, onEnd, state.step]);

  const claimed = pack && price !== undefined && Number(price) !== Number(pack.price) ? price : undefined;
  return (
    <>
      <BusyOverlay visible={!opened} screen />
      <UnfinishedPayment payment={payment} />
      <Payment payment={payment} about={pack && <PackageInPayment pack={pack} claimed={claimed} />} />
    </>
  );
}
