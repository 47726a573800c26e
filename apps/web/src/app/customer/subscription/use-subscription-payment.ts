import { paymentTexts } from '@bolillero/texts/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Package } from '../../../api/subscription.ts';
import { packagesQuery, subscriptionQuery } from '../../../api/subscription.ts';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { usePayment } from '../../../features/payment/use-payment.ts';

/** A subscription from its package to the open gates: after the payment it is validated again, and then `onOpen` called. */
export function useSubscriptionPayment(customerId: number, onOpen?: () => void) {
  const client = useQueryClient();
  const [pack, setPack] = useState<Package | null>(null);
  const paid = useRef(false);
  const payment = usePayment({
    customerId,
    kind: 'subscription',
    onSettled: () => {
      const known = client.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
      // a gate that has not heard of the payment would not open
      if (paid.current) void known.then(onOpen);
      void client.invalidateQueries({ queryKey: packagesQuery().queryKey });
    },
    onPaid: () => {
      paid.current = true;
      showSuccess(paymentTexts.subscription.success, { seconds: 5 });
    },
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
