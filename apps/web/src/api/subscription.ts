import {
  listPromotions,
  type Promotion,
  type SubscriptionState,
  validSubscription,
} from '@bolillero/contract/calls/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { whileSignedIn } from '../session/stores.ts';
import { request } from './client.ts';

/** Whether a customer has a subscription, and until when. */
export interface Subscription {
  readonly active: boolean;
  /** Within 7 days of its end. */
  readonly ending: boolean;
  /** Begun ones counted. */
  readonly daysLeft: number;
  /** The day on which it ends, `YYYY-MM-DD`; null where the server did not say. */
  readonly endsOn: string | null;
  /** The day on which it was bought or renewed last. */
  readonly changedOn: string | null;
}

/** Months of subscription at a monthly price. Amounts are decimal text. */
export interface Package {
  readonly id: number;
  readonly months: number;
  readonly price: string;
  readonly total: string;
  /** Whole per cent saved a month against the first package. */
  readonly saving: number;
  /** Its own colour, of its row in the database. */
  readonly colour: string;
}

/** The customer's subscription. Asked again after a payment, so that gates open. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: async ({ signal }) => readSubscription(await request(validSubscription, { signal })),
    enabled: whileSignedIn,
    staleTime: 60_000,
  });

/** The packages on sale, by months; a promotion's index is the place in this list, from 0. */
export const packagesQuery = () =>
  queryOptions({
    queryKey: ['packages'],
    queryFn: async ({ signal }) => (await request(listPromotions, { signal })).data.map(readPackage),
    staleTime: 60_000,
  });

export function readSubscription(wire: SubscriptionState): Subscription {
  return {
    active: wire.ok,
    ending: wire.about_to_expire === true,
    daysLeft: wire.dias ?? 0,
    endsOn: dayOf(wire.date_day_end, wire.date_month_end, wire.date_year_end),
    changedOn: dayOf(wire.date_day_updated, wire.date_month_updated, wire.date_year_updated),
  };
}

function readPackage({ r, g, b, ...rest }: Promotion): Package {
  return { ...rest, colour: `rgb(${r} ${g} ${b})` };
}

function dayOf(day?: number, month?: number, year?: number): string | null {
  if (day === undefined || month === undefined || year === undefined) return null;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}
