import { topResultsOf } from '@bolillero/contract/calls/lotteries';
import { oneResult, resultsOfLottery } from '@bolillero/contract/calls/results';
import type { AdminResult, PrizeLevelOut } from '@bolillero/contract/entities/result';
import type { Cents } from '@bolillero/domain/money/cents';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { readAmount } from '../../../api/amount.ts';
import { readBalls } from '../../../api/balls.ts';
import { request } from '../../../api/client.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';

/** What a draw drew and pays, as those see it who enter it. */
export interface Result {
  readonly id: number;
  readonly series: SeriesType;
  readonly date: string;
  /** The first draw date after it. */
  readonly nextDate: string | null;
  /** Decimal text in the lottery's currency; "0.00" while nobody knows it. */
  readonly jackpot: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  /** Players see it, and it is settled. */
  readonly shown: boolean;
  /** A generated draw of the demonstration. */
  readonly demo: boolean;
  readonly levels: readonly SavedLevel[];
  /** Moves with every change; sent back with a correction, it keeps two people from undoing each other's work. */
  readonly revision: number | null;
  /** Null where nothing is settled. */
  readonly settlement: Settlement | null;
}

/** A level of a result's prize table. */
export interface SavedLevel {
  readonly id: number;
  readonly position: number;
  /** "4 + 1". */
  readonly level: string;
  readonly kind: 'money' | 'free';
  readonly lotteryWinners: number | null;
  readonly lotteryPrize: Cents;
  readonly playWinners: number | null;
  readonly playPrize: Cents;
}

/** How far the settlement of a draw has come: plays looked at, of how many, and winners among them. */
export interface Settlement {
  readonly state: string;
  readonly settled: number;
  readonly total: number;
  readonly winners: number;
}

export interface ResultPage {
  readonly results: readonly Result[];
  readonly total: number;
  readonly pages: number;
}

export interface ResultFilter {
  readonly type: SeriesType;
  readonly page: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface ResultAddress {
  readonly name: string;
  readonly lotteryId: number;
  readonly id: number;
}

/** Key of everything that is asked about results in the back-office. */
export const resultsKey = ['admin-results'] as const;
export const resultsPerPage = 10;

/** A page of a lottery's results, newest first; asked again while one of them is being settled. */
export const resultListQuery = (name: string, filter: ResultFilter) =>
  queryOptions({
    queryKey: [...resultsKey, 'list', name, filter],
    queryFn: async ({ signal }): Promise<ResultPage> => {
      const { data, total, pages } = await request(resultsOfLottery, {
        params: { name },
        query: {
          type: filter.type,
          page: filter.page,
          perPage: resultsPerPage,
          ...(filter.from !== undefined && { from: filter.from }),
          ...(filter.to !== undefined && { to: filter.to }),
        },
        signal,
      });
      return { results: data.map(readResult), total, pages };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isSettling) ? 1_000 : false),
  });

export function useResultList(name: string, filter: ResultFilter) {
  return useQuery(resultListQuery(name, filter));
}

/** One result with its prize table, asked anew each time its form opens. */
export const resultQuery = ({ name, lotteryId, id }: ResultAddress) =>
  queryOptions({
    queryKey: [...resultsKey, 'one', name, lotteryId, id],
    queryFn: async ({ signal }) =>
      readResult((await request(oneResult, { params: { name, lottery_id: lotteryId, id }, signal })).data),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export function useResult(address: ResultAddress) {
  return useQuery(resultQuery(address));
}

/** Earlier result dates that a repechage is taken from: the newest 30 (Rulebook 11). */
export const topResultsQuery = (name: string, id: number) =>
  queryOptions({
    queryKey: [...resultsKey, 'top', name, id],
    queryFn: async ({ signal }) => {
      const { data } = await request(topResultsOf, { params: { name, id }, query: { limit: 30 }, signal });
      return data.map((wire) => ({
        id: wire.id,
        date: wire.date,
        nextDate: wire.date_before,
        jackpot: wire.amount,
      }));
    },
  });

export function useTopResults(name: string, id: number, enabled: boolean) {
  return useQuery({ ...topResultsQuery(name, id), enabled });
}

/** Whether the settlement of a draw is still to come or under way. */
function isSettling({ settlement }: Result): boolean {
  return settlement?.state === 'pending' || settlement?.state === 'running';
}

export function readResult(wire: AdminResult): Result {
  return {
    id: wire.id,
    series: seriesType(wire.type),
    date: wire.date,
    nextDate: wire.date_before,
    jackpot: wire.amount,
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.enhancer,
    shown: wire.isShow,
    demo: wire.demo,
    levels: wire.detail.map(readLevel),
    revision: wire.revision ?? null,
    settlement: wire.settlement ?? null,
  };
}

function readLevel(wire: PrizeLevelOut): SavedLevel {
  return {
    id: wire.id,
    position: wire.position,
    level: wire.prize_level,
    kind: wire.prize_kind === 'free' ? 'free' : 'money',
    lotteryWinners: wire.lottery_winner,
    lotteryPrize: readAmount(wire.lottery_prize),
    playWinners: wire.play_winner,
    playPrize: readAmount(wire.play_prize),
  };
}
