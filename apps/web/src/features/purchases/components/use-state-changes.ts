import { nextStateChange } from '@bolillero/domain/purchases/purchase-state';
import { useEffect, useReducer } from 'react';
import { serverNow } from '../../../api/server-clock.ts';
import type { Purchase } from '../api.ts';

/** Timers count no further. */
const longest = 2 ** 31 - 1;

/** This instant by the server's clock; whoever asks is shown again as soon as time changes what is said of a purchase. */
export function useStateChanges(purchases: readonly Pick<Purchase, 'facts'>[]): number {
  const [, again] = useReducer((times: number) => times + 1, 0);
  const now = serverNow();
  const soonest = Math.min(
    ...purchases.map(({ facts }) => nextStateChange(facts, now) ?? Number.POSITIVE_INFINITY),
  );
  useEffect(() => {
    if (soonest === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(again, Math.min(Math.max(soonest - serverNow(), 0) + 1, longest));
    return () => clearTimeout(timer);
  }, [soonest]);
  return now;
}
