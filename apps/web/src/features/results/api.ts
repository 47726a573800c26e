import { checkNumbers, resultsOfLottery } from '@bolillero/contract/calls/results';
import type { PrizeLevelOut, ResultBrief } from '@bolillero/contract/entities/result';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { readBalls } from '../../api/balls.ts';
import { request } from '../../api/client.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';

export interface PrizeRow {
  readonly position: number;
  /** As the table writes it: `5 + 1`, `5`. */
  readonly level: string;
  /** Null while it is not known. */
  readonly winners: number | null;
  /** Decimal amounts in the lottery's currency. */
  readonly prize: string;
  readonly playWinners: number | null;
  readonly playPrize: string;
  readonly free: boolean;
  /** The x of "1 in x", as the wire writes it; null where it is not known. */
  readonly oneIn: string | null;
}

/** A published draw with its prizes. */
export interface DrawResult {
  readonly id: number;
  readonly series: SeriesType;
  readonly date: string;
  readonly nextDate: string | null;
  /** Decimal amount of the jackpot, `0.00` while unknown. */
  readonly jackpot: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  /** Generated for the demonstration. */
  readonly demo: boolean;
  readonly prizes: readonly PrizeRow[];
}

interface Series {
  /** Canonical lottery name. */
  readonly name: string;
  readonly series: SeriesType;
}

/** A result and the ones beside it: what a pager by date needs. */
export interface ResultOfDate {
  readonly result: DrawResult | null;
  readonly previousDate: string | null;
  readonly nextDate: string | null;
}

/** The result of a date, or the last one before it; the newest without a date. */
export const resultOfDateQuery = ({ name, series }: Series, date: string | undefined) =>
  queryOptions({
    queryKey: ['results', name, series, date ?? 'newest'],
    queryFn: async ({ signal }): Promise<ResultOfDate> => {
      const page = (query: { to?: string; page?: number; perPage: number }) =>
        request(resultsOfLottery, { params: { name }, query: { type: series, ...query }, signal });
      const { data, total } = await page({ ...(date && { to: date }), perPage: 2 });
      const [result, previous] = data;
      // how many are newer is what the series holds beyond those up to this date
      const newer = date ? (await page({ perPage: 1 })).total - total : 0;
      const next = newer > 0 ? (await page({ page: newer, perPage: 1 })).data[0] : undefined;
      return {
        result: result ? readResult(result) : null,
        previousDate: previous?.date ?? null,
        nextDate: next?.date ?? null,
      };
    },
    // turning the page keeps the one before on the screen, but never another series or lottery
    placeholderData: (shown, query) =>
      query?.queryKey[1] === name && query.queryKey[2] === series ? shown : undefined,
  });

export function useResultOfDate(series: Series, date: string | undefined) {
  return useQuery(resultOfDateQuery(series, date));
}

export interface NumbersToCheck {
  readonly lottery: { readonly id: number; readonly name: string };
  readonly series: SeriesType;
  readonly date: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  /** The multiplier printed on its ticket, or whether that of the draw was bought; null where it was not said. */
  readonly multiplier: number | boolean | null;
}

/** What a play has hit in a draw, by the rules that the settlement uses. */
export interface Hits {
  readonly matched: readonly number[];
  readonly special: boolean;
  readonly level: string | null;
  /** Decimal amount, `Jugada gratis`, or `0`; null while it is not known. */
  readonly prize: string | null;
  /** Decimal amount that the multiplier printed on the ticket multiplies, where it was not said. */
  readonly basePrize: string | null;
  /** Whether the draw has a prize table; without one nobody can say what a hit was worth. */
  readonly prizesKnown: boolean;
}

export function useCheckNumbers() {
  return useMutation({
    mutationFn: async ({
      lottery,
      series,
      date,
      balls,
      special,
      multiplier,
    }: NumbersToCheck): Promise<Hits> => {
      const {
        matched,
        special: hit,
        level,
        prize,
        base_prize: basePrize,
        prizes_known: prizesKnown,
      } = await request(checkNumbers, {
        query: { type: series },
        body: {
          name: lottery.name,
          id: lottery.id,
          balls: [...balls],
          ball_red: special,
          date,
          ...(multiplier !== null && { potenciador: multiplier }),
        },
      });
      return { matched, special: hit, level, prize, basePrize, prizesKnown };
    },
  });
}

function readResult(wire: ResultBrief & { readonly detail: readonly PrizeLevelOut[] }): DrawResult {
  return {
    id: wire.id,
    series: seriesType(wire.type),
    date: wire.date,
    nextDate: wire.date_before,
    jackpot: wire.amount,
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.enhancer,
    demo: wire.demo,
    prizes: wire.detail.toSorted((a, b) => a.position - b.position).map(readLevel),
  };
}

function readLevel(level: PrizeLevelOut): PrizeRow {
  return {
    position: level.position,
    level: level.prize_level,
    winners: level.lottery_winner,
    prize: level.lottery_prize,
    playWinners: level.play_winner,
    playPrize: level.play_prize,
    free: level.prize_kind === 'free',
    oneIn: level.one_in ?? null,
  };
}
