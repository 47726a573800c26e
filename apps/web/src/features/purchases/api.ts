import { listPurchases, type Purchase as PurchaseOnWire } from '@bolillero/contract/calls/purchases';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { readBalls } from '../../api/balls.ts';
import { request } from '../../api/client.ts';
import { type LotteryBrief, readLotteryBrief } from '../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';

/** `unclear`: its draw has been held and nobody knows of a ticket; `refunding`: its price is on its way back. */
export type PurchaseState = 'paid' | 'unclear' | 'sold' | 'refunding' | 'refunded';

/** A play that was paid. Amounts are decimal text. */
export interface Purchase {
  readonly id: number;
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly multiplierBought: boolean;
  readonly date: string;
  readonly price: string;
  readonly ticketPrice: string;
  readonly serviceFee: string;
  readonly state: PurchaseState;
  /** Won as a prize: it cost nothing. */
  readonly free: boolean;
  /** When its price had been given back; null before. */
  readonly refundedAt: string | null;
  /** Address of the ticket's PDF, once sold. */
  readonly pdf: string | null;
  /** Decimal amount, `Jugada gratis`, `por confirmar`, `0`; null until the draw is settled. */
  readonly prize: string | null;
  readonly boughtAt: string;
}

const perPage = 25;

export const purchasesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['purchases'],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await request(listPurchases, { query: { page: pageParam, perPage }, signal });
      return { purchases: answer.purchases.map(readPurchase), pages: answer.pages };
    },
    select: ({ pages }) => pages.flatMap(({ purchases }) => purchases),
    getNextPageParam: (last, _all, page) => (page < last.pages ? page + 1 : undefined),
  });

export function usePurchases() {
  return useInfiniteQuery(purchasesQuery());
}

function stateOf({ refunded, refundedAt, stateSold, overdue }: PurchaseOnWire): PurchaseState {
  if (refunded) return refundedAt === null ? 'refunding' : 'refunded';
  if (stateSold) return 'sold';
  return overdue ? 'unclear' : 'paid';
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
    state: stateOf(wire),
    free: wire.free,
    refundedAt: wire.refundedAt,
    pdf: wire.image,
    prize: wire.prize,
    boughtAt: wire.createdAt,
  };
}
