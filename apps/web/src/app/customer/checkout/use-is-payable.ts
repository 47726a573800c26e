import { useCallback } from 'react';
import type { CartLine } from '../../../features/cart/api/cart-line.ts';
import { usePlaysSeries } from '../../../session/customer.ts';

/** Tells which plays the customer can pay now: of a draw on sale, of a series that is theirs, and in no payment already. */
export function useIsPayable(): (line: CartLine) => boolean {
  const playsSeries = usePlaysSeries();
  return useCallback((line) => !line.expired && !line.beingPaid && playsSeries(line.series), [playsSeries]);
}
