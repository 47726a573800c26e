import { paymentTexts } from '@bolillero/texts/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Package } from '../../../api/subscription.ts';
import { packagesQuery, subscriptionQuery } from '../../../api/subscription.ts';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { usePayment } from '../../../features/payment/use-payment.ts';

/** A subscription from its package to the open gates: after the payment it is validated again. */
export function useSubscriptionPayment(customerId: number) {
  const client = useQueryClient();
  const [pack, setPack] = useState<Package | null>(null);
  const payment = usePayment({
    customerId,
    kind: 'subscription',
    onSettled: () => {
      void client.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
      void client.invalidateQueries({ queryKey: packagesQuery().queryKey });
    },
    onPaid: () => showSuccess(paymentTexts.subscription.success, { seconds: 5 }),
  });
  return {
    payment,
    /** The package that is being paid, or was last. */
    pack,
    pay: (chosen: Package) => {
      setPack(chosen);
      return payment.start({ kind: 'subscription', months: chosen.months }, chosen.total);
    },
  };
}
