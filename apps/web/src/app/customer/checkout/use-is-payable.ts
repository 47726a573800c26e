import { useCallback } from 'react';
import { type CartLine, isShort } from '../../../features/cart/api/cart-line.ts';
import { usePlaysSeries } from '../../../session/customer.ts';

/** Tells which lines the customer can pay now: of a sale that is open, of a series that is theirs, in no payment already, and of shares no more than are left. */
export function useIsPayable(): (line: CartLine) => boolean {
  const playsSeries = usePlaysSeries();
  return useCallback(
    (line) => !line.expired && !line.beingPaid && !isShort(line) && playsSeries(line.series),
    [playsSeries],
  );
}
