import {
  checkNotifications,
  listNotifications,
  type Notification as NotificationOnWire,
} from '@bolillero/contract/calls/notifications';
import type { NotificationKind } from '@bolillero/domain/notifications/kinds';
import type { OrderKind, RefundCause } from '@bolillero/domain/payments/states';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { readBalls } from '../../api/balls.ts';
import { request } from '../../api/client.ts';
import { type LotteryBrief, readLotteryBrief } from '../../api/lottery.ts';
import { unreadQuery } from '../../api/queries.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';

/** What a customer is told: a win (or that there was none, where they asked), that one changed or was withdrawn, or money that came back. */
export interface Notification {
  readonly id: number;
  readonly kind: NotificationKind;
  /** Decimal amount, `Jugada gratis`, `por confirmar`, or `0`. */
  readonly amount: string;
  readonly currency: string;
  readonly seen: boolean;
  readonly lottery: LotteryBrief | null;
  readonly series: SeriesType;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly matched: readonly number[];
  /** The special ball that was hit. */
  readonly matchedSpecial: number | null;
  readonly drawDate: string | null;
  /** The prize level that was won, as prize tables write it. */
  readonly level: string | null;
  /** Of a win that changed or was withdrawn: what was told before, and why it did. */
  readonly change: { readonly amount: string; readonly level: string | null; readonly reason: string } | null;
  /** How a multiplier made the prize: what the level pays without it, and the factor (null: a fixed amount instead). */
  readonly sum: { readonly base: string; readonly factor: number | null } | null;
  /** Address of the ticket's PDF, while there is one. */
  readonly pdf: string | null;
  /** How a prize of the lottery is collected, a step a line; null: as the house says of all. */
  readonly howToCollect: string | null;
  /** The purchase that it is about; null for shares of a group game and for a refund of an order that nothing was bought for. */
  readonly purchaseId: number | null;
  /** The group game whose shares it is about; null otherwise. */
  readonly groupGameId: number | null;
  /** Of a refund of a payment that nothing was bought for: what it was for, and why, where that is known. */
  readonly orderKind: OrderKind | null;
  readonly refundCause: RefundCause | null;
  readonly at: string;
}

const perPage = 25;

/** All notifications, newest first, page by page. Its key is below the bell's: whoever invalidates that one reloads this. */
export const notificationListQuery = () =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list'],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await request(listNotifications, { query: { page: pageParam, perPage }, signal });
      return { notifications: answer.data.map(readNotification), pages: answer.pages };
    },
    select: ({ pages }) => pages.flatMap(({ notifications }) => notifications),
    getNextPageParam: (last, _all, page) => (page < last.pages ? page + 1 : undefined),
  });

export function useNotifications() {
  return useInfiniteQuery(notificationListQuery());
}

/** What was told last of a purchase; null: nothing. */
export function useNotificationOf(purchaseId: number) {
  return useQuery({
    queryKey: ['notifications', 'of', purchaseId],
    queryFn: async ({ signal }) => {
      const query = { purchase_id: purchaseId, perPage: 1 };
      const [newest] = (await request(listNotifications, { query, signal })).data;
      return newest === undefined ? null : readNotification(newest);
    },
  });
}

/** Marks notifications as seen; the bell follows. */
export function useCheckNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      request(checkNotifications, { body: { notificaciones: [...ids] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: unreadQuery().queryKey }),
  });
}

function readNotification(wire: NotificationOnWire): Notification {
  return {
    id: wire.id,
    kind: wire.kind,
    amount: wire.monto,
    currency: wire.currency,
    seen: wire.stateNotification === 1,
    lottery: wire.lottery && readLotteryBrief(wire.lottery),
    series: seriesType(wire.type),
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    matched: readBalls(wire.winBall),
    matchedSpecial: wire.extraWinBall,
    drawDate: wire.jackpot,
    level: wire.level,
    change: wire.before && { amount: wire.before.monto, level: wire.before.level, reason: wire.reason ?? '' },
    sum: wire.prize_sum,
    pdf: wire.image,
    howToCollect: wire.how_to_collect,
    purchaseId: wire.purchase_id,
    groupGameId: wire.pena_id ?? null,
    orderKind: wire.order_kind,
    refundCause: wire.refund_cause,
    at: wire.createdAt,
  };
}
