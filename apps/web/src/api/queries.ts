import { listCart } from '@bolillero/contract/calls/checkouts';
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

/** The lottery of each play in the customer's whole cart. */
export const cartQuery = () =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: async ({ signal }) =>
      (await request(listCart, { signal })).listCheckout.map(({ lottery_id: lotteryId, name }) => ({
        lotteryId,
        name,
      })),
    enabled: whileSignedIn,
  });
