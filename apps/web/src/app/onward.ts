import type { QueryClient } from '@tanstack/react-query';
import { packagesQuery } from '../api/subscription.ts';
import { packageAt } from '../features/promotions/package-at.ts';
import { safeNext } from '../session/next.ts';
import { stringifySearch } from './search.ts';

export interface Onward {
  readonly next?: string | undefined;
  /** The place of the chosen package in the list on sale, from 0. */
  readonly promotion?: string | undefined;
}

/** Where to go after signing in: to the payment of the chosen package, which leads to `next`; else there at once; else to the lotteries. */
export async function onwardAddress(client: QueryClient, { next, promotion }: Onward): Promise<string> {
  if (promotion !== undefined) {
    // without the list of packages they arrive all the same, and can choose one there
    const packages = await client.fetchQuery(packagesQuery()).catch(() => []);
    const chosen = packageAt(packages, promotion);
    if (chosen) return `/loterias${stringifySearch({ price: chosen.price, months: chosen.months, next })}`;
  }
  return safeNext(next, '/loterias');
}
