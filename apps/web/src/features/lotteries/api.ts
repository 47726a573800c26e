import type { AnswerOf } from '@bolillero/contract/call';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import type { ResultBrief } from '@bolillero/contract/entities/result';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readBalls } from '../../api/balls.ts';
import { request } from '../../api/client.ts';
import { type Lottery, readLottery, readLotteryDetail } from '../../api/lottery.ts';
import { refetchAfterClosing } from '../../api/refetch-after-closing.ts';
import { serverNow } from '../../api/server-clock.ts';

/** A lottery with its last result, its jackpot, its next draw date and the instant of the sales cut-off. */
export interface LotteryOnSale extends Lottery {
  /** The newest published draw of its traditional series. */
  readonly lastDraw: DrawnNumbers | null;
  /** Decimal amount, in the lottery's currency; null while there is none to tell. */
  readonly jackpot: string | null;
  readonly nextDrawDate: string | null;
  readonly closesAt: string | null;
}

export interface DrawnNumbers {
  readonly date: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  /** Generated for the demonstration. */
  readonly demo: boolean;
}

/** Every visible lottery. Asks again by itself when a cut-off has passed. */
export const lotteriesQuery = () =>
  queryOptions({
    queryKey: ['lotteries'],
    queryFn: async ({ signal }) =>
      (await request(lotteriesWithLastResult, { signal })).data.map(readLotteryOnSale),
    refetchInterval: ({ state }) =>
      refetchAfterClosing(
        (state.data ?? []).map((lottery) => lottery.closesAt),
        serverNow(),
      ),
  });

export function useLotteries() {
  return useQuery(lotteriesQuery());
}

/** One lottery with its eras, prices, true odds and next draw. Asks again by itself when the cut-off has passed. */
export const lotteryQuery = (id: number) =>
  queryOptions({
    queryKey: ['lottery', id],
    queryFn: async ({ signal }) =>
      readLotteryDetail((await request(oneLottery, { query: { id }, signal })).data),
    refetchInterval: ({ state }) => refetchAfterClosing([state.data?.closesAt ?? null], serverNow()),
  });

export function useLottery(id: number) {
  return useQuery(lotteryQuery(id));
}

function readLotteryOnSale(wire: AnswerOf<typeof lotteriesWithLastResult>['data'][number]): LotteryOnSale {
  return {
    ...readLottery(wire),
    lastDraw: wire.result && readDrawnNumbers(wire.result),
    jackpot: wire.jackpot === null || Number(wire.jackpot) === 0 ? null : wire.jackpot,
    nextDrawDate: wire.date_before,
    closesAt: wire.closes_at,
  };
}

function readDrawnNumbers(wire: ResultBrief): DrawnNumbers {
  return {
    date: wire.date,
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.enhancer,
    demo: wire.demo,
  };
}
