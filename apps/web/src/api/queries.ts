import { listCart } from '@bolillero/contract/calls/checkouts';
import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { listNotifications } from '@bolillero/contract/calls/notifications';
import { listPromotions, validSubscription } from '@bolillero/contract/calls/subscriptions';
import { appSettings } from '@bolillero/contract/calls/system';
import { queryOptions } from '@tanstack/react-query';
import { customerStore } from '../session/stores.ts';
import { request } from './client.ts';
import { readLottery } from './lottery.ts';
import { observeMinimumWait } from './minimum-wait.ts';
import { observeServerClock } from './server-clock.ts';

/** What more than one feature and the layout read. Whoever changes it invalidates the same key. */

/** While they sign out their pages are still on the screen, and must not ask again. */
const whileSignedIn = () => customerStore.get().state === 'in';

/** The customer's notifications, newest first, and how many are unread. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => request(listNotifications, { query: {}, signal }),
    enabled: whileSignedIn,
    refetchInterval: 60_000,
  });

/** The customer's whole cart. */
export const cartQuery = () =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: ({ signal }) => request(listCart, { signal }),
    enabled: whileSignedIn,
  });

/** Whether the customer has a subscription, and until when. Asked again after a payment, so that gates open. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => request(validSubscription, { signal }),
    enabled: whileSignedIn,
    staleTime: 60_000,
  });

/** The packages on sale, by months; a promotion's index is the place in this list, from 0. */
export const packagesQuery = () =>
  queryOptions({
    queryKey: ['packages'],
    queryFn: async ({ signal }) => (await request(listPromotions, { signal })).data,
    staleTime: 60_000,
  });

/** Public settings; asking sets the clock that countdowns follow. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => {
      const settings = await request(appSettings, { signal });
      observeServerClock(settings.now);
      observeMinimumWait(settings.minimum_wait ?? 0);
      return settings;
    },
    staleTime: 600_000,
  });

/** The visible lotteries with what they play now. */
export const lotteryListQuery = () =>
  queryOptions({
    queryKey: ['lottery-list'],
    queryFn: async ({ signal }) => (await request(listLotteries, { signal })).map(readLottery),
    staleTime: 60_000,
  });
