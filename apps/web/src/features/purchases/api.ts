import {
  listPurchases,
  type Purchase as PurchaseOnWire,
  type purchaseParts,
  repeatPurchases,
} from '@bolillero/contract/calls/purchases';
import type { PurchaseFacts } from '@bolillero/domain/purchases/purchase-state';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { readBalls } from '../../api/balls.ts';
import { request } from '../../api/client.ts';
import { readOwnShares } from '../../api/group-game.ts';
import { type LotteryBrief, readLotteryBrief } from '../../api/lottery.ts';
import { cartKey } from '../../api/queries.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';

/** Those of draws to come, or of draws that have been held. */
export type PurchasePart = (typeof purchaseParts)[number];

/** A play that was paid. Amounts are decimal text. */
export interface Purchase {
  readonly id: number;
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly balls: readonly number[];
  readonly special: number | null;
  /** Printed on its ticket. */
  readonly multiplier: number | null;
  readonly multiplierBought: boolean;
  readonly date: string;
  readonly price: string;
  readonly ticketPrice: string;
  readonly serviceFee: string;
  readonly multiplierPrice: string;
  /** What its state follows from, with the time. */
  readonly facts: PurchaseFacts;
  /** Its balls that were drawn, and the special one where it was hit; null until its draw is settled. */
  readonly hits: { readonly balls: readonly number[]; readonly special: number | null } | null;
  /** Won as a prize: it cost nothing. */
  readonly free: boolean;
  /** The payment that bought it, and how many plays were paid with it. */
  readonly orderId: string;
  readonly orderPlays: number;
  /** When its price had been given back; null before. */
  readonly refundedAt: string | null;
  readonly refundReason: string | null;
  /** Address of the ticket's PDF, once sold. */
  readonly pdf: string | null;
  /** The hash of that PDF, and how long before its draw it was recorded, in milliseconds; 0 or less: it was not before it. */
  readonly proof: { readonly sha256: string; readonly aheadMs: number } | null;
  /** Decimal amount, `Jugada gratis`, `por confirmar`, `0`; null until the draw is settled. */
  readonly prize: string | null;
  readonly boughtAt: string;
}

const perPage = 25;
const queryKey = ['purchases'];

/**
 * A customer's purchases, the newest first, page by page, and all their shares of group games; `part`: plays of some draws alone.
 * Without it its key is that of them all.
 */
export const purchasesQuery = (part?: PurchasePart) =>
  infiniteQueryOptions({
    queryKey: part === undefined ? queryKey : [...queryKey, part],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { page: pageParam, perPage, ...(part && { draw: part }) };
      const answer = await request(listPurchases, { query: asked, signal });
      return {
        purchases: answer.purchases.map(readPurchase),
        games: answer.penas.map(readOwnShares),
        pages: answer.pages,
      };
    },
    select: ({ pages }) => ({
      purchases: pages.flatMap(({ purchases }) => purchases),
      // every page has all of them
      games: pages.at(-1)?.games ?? [],
    }),
    getNextPageParam: (last, _all, page) => (page < last.pages ? page + 1 : undefined),
  });

export function usePurchases(part?: PurchasePart) {
  return useInfiniteQuery(purchasesQuery(part));
}

/** One own purchase by its number; null: there is none. */
export function usePurchase(id: number) {
  return useQuery({
    queryKey: [...queryKey, 'one', id],
    queryFn: async ({ signal }) => {
      const [found] = (await request(listPurchases, { query: { id }, signal })).purchases;
      return found === undefined ? null : readPurchase(found);
    },
  });
}

/** What is played again: one purchase, or all that a payment bought. */
export type Repeated = { readonly id: number } | { readonly orderId: string };

/** Puts purchases in the cart for the next draw; answers the dates of those draws, each once, and how many plays there are. */
export function useRepeat() {
  const client = useQueryClient();
  return useMutation({
    // Without a connection it fails and says so, rather than wait without a word.
    networkMode: 'always',
    mutationFn: async (repeated: Repeated) => {
      const body = 'id' in repeated ? repeated : { order_id: repeated.orderId };
      const { registered } = await request(repeatPurchases, { body });
      // two purchases of the same numbers are one play of the next draw
      const plays = new Set(registered.map(({ newId }) => newId)).size;
      return { plays, dates: [...new Set(registered.map((one) => one.date_lottery))] };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}

function refundOf({ refunded, refundedAt }: PurchaseOnWire): PurchaseFacts['refund'] {
  if (!refunded) return 'none';
  return refundedAt === null ? 'requested' : 'done';
}

function readProof({ proof }: PurchaseOnWire): Purchase['proof'] {
  if (!proof) return null;
  const { sha256, recorded_at, draws_at } = proof;
  return { sha256, aheadMs: Date.parse(draws_at) - Date.parse(recorded_at) };
}

function readPurchase(wire: PurchaseOnWire): Purchase {
  return {
    id: wire.id,
    lottery: readLotteryBrief(wire.loterie),
    series: seriesType(wire.type),
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.potenciador,
    multiplierBought: wire.multiplier_bought,
    date: wire.date_lottery,
    price: wire.price,
    ticketPrice: wire.ticket_price,
    serviceFee: wire.service_fee,
    multiplierPrice: wire.multiplier_price,
    facts: {
      closesAt: Date.parse(wire.closes_at),
      drawsAt: Date.parse(wire.draws_at),
      isDrawCancelled: wire.draw_cancelled,
      hasTicket: wire.stateSold,
      isSettled: wire.prize !== null,
      refund: refundOf(wire),
    },
    hits: wire.winBall === null ? null : { balls: readBalls(wire.winBall), special: wire.extraWinBall },
    free: wire.free,
    orderId: wire.order_id,
    orderPlays: wire.order_plays,
    refundedAt: wire.refundedAt,
    refundReason: wire.refund_reason,
    pdf: wire.image,
    proof: readProof(wire),
    prize: wire.prize,
    boughtAt: wire.createdAt,
  };
}
