import { countCart } from '@bolillero/contract/calls/checkouts';
import { listNotifications } from '@bolillero/contract/calls/notifications';
import { queryOptions } from '@tanstack/react-query';
import { whileSignedIn } from '../session/stores.ts';
import { request } from './client.ts';

/** What more than one feature and the layout read. Whoever changes it invalidates the same key. */

/** How many of the customer's notifications nobody has looked at yet. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: async ({ signal }) => (await request(listNotifications, { query: {}, signal })).unread,
    enabled: whileSignedIn,
    refetchInterval: 60_000,
  });

/** Everything that is read of the frequent questions; who changes them invalidates this. */
export const faqKey = ['faq'] as const;

/** Everything that is read of the cart; who changes it invalidates this. */
export const cartKey = ['cart'] as const;

/** How many plays of each lottery are in the customer's cart, and how many shares of its group games. */
export const cartCountQuery = () =>
  queryOptions({
    queryKey: [...cartKey, 'count'],
    queryFn: async ({ signal }) =>
      (await request(countCart, { signal })).loteries.map(
        ({ lottery_id: lotteryId, name, plays, shares = 0 }) => ({
          lotteryId,
          name,
          plays,
          shares,
        }),
      ),
    enabled: whileSignedIn,
  });

/** Everything that is read of winners' stories; who changes them invalidates this. */
export const storiesKey = ['stories'] as const;
