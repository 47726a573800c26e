import type { QueryOf } from '@bolillero/contract/call';
import {
  createWinner,
  deleteWinner,
  exportWinners,
  listWinner,
  listWinners,
  updateWinner,
  type Winner as WireWinner,
  winnerBalls,
  winnerSuggestions,
} from '@bolillero/contract/calls/winners';
import type { Cents, Currency } from '@bolillero/domain/money/cents';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAmount } from '../../api/amount.ts';
import { namingFields } from '../../api/api-error.ts';
import { readBalls } from '../../api/balls.ts';
import { request, respond } from '../../api/client.ts';
import { storiesKey } from '../../api/queries.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';

/** A result as it can be chosen for a winner. */
export interface DrawChoice {
  readonly id: number;
  readonly date: string;
  readonly series: SeriesType;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

export interface Winner {
  readonly id: number;
  readonly customerId: number;
  readonly player: string;
  readonly lotteryId: number;
  readonly lotteryName: string;
  readonly draw: DrawChoice;
  /** What the public reads of who won. */
  readonly shownName: string;
  /** The day of their permission; null: none. */
  readonly consentOn: string | null;
}

/** Somebody who can be chosen. */
export interface Player {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

export interface Suggestion {
  readonly customerId: number;
  readonly player: string;
  readonly lotteryId: number;
  readonly lotteryName: string;
  readonly drawId: number;
  readonly date: string;
  readonly series: SeriesType;
  readonly prize: Cents;
  readonly currency: Currency;
}

export const winnersKey = ['admin-winners'] as const;

const nameOf = (name: string, lastname: string) => `${name} ${lastname}`.trim();

type WireDraw = Pick<WireWinner, 'date' | 'type' | 'balls' | 'ball_red' | 'potenciador'>;

const readDraw = (id: number, wire: WireDraw): DrawChoice => ({
  id,
  date: wire.date,
  series: seriesType(wire.type),
  balls: readBalls(wire.balls),
  special: wire.ball_red,
  multiplier: wire.potenciador,
});

const readWinner = (wire: WireWinner): Winner => ({
  id: wire.id,
  customerId: wire.costumer_id,
  player: nameOf(wire.costumer_name, wire.costumer_lastname),
  lotteryId: wire.lotery_id,
  lotteryName: wire.lotery_name,
  draw: readDraw(wire.detail_lotery, wire),
  shownName: wire.shown_name,
  consentOn: wire.consent_date,
});

type Asked = QueryOf<typeof listWinners>;

/** A page of the winners. */
export async function askWinners(query: Asked, signal: AbortSignal) {
  const { data, total } = await request(listWinners, { query, signal });
  return { data: data.map(readWinner), total };
}

/** All winners that the filters let through, as a file. */
export function exportedWinners(query: QueryOf<typeof exportWinners>, signal: AbortSignal) {
  return respond(exportWinners, { query, signal });
}

/** Players who can be chosen, 50 at most, and all lotteries. */
export function useChoices(typed: string) {
  return useQuery(
    queryOptions({
      queryKey: [...winnersKey, 'choices', typed],
      queryFn: async ({ signal }) => {
        const query = { perPage: 1, ...(typed !== '' && { q: typed }) };
        const { users, loteries } = await request(listWinner, { query, signal });
        const players = users.map(
          ({ id, name, lastname, email }): Player => ({
            id,
            name: nameOf(name, lastname),
            email,
          }),
        );
        return { players, lotteries: loteries };
      },
      placeholderData: keepPreviousData,
    }),
  );
}

export const drawsPerPage = 5;

/** A page of a lottery's results; none is asked for without a lottery. */
export function useDraws(lotteryId: number | null, page: number) {
  return useQuery(
    queryOptions({
      queryKey: [...winnersKey, 'draws', lotteryId, page],
      queryFn: async ({ signal }) => {
        const params = { lotteryId: lotteryId ?? 0 };
        const query = { page, perPage: drawsPerPage };
        const { bolillas, total, pages } = await request(winnerBalls, { params, query, signal });
        return { draws: bolillas.map((row) => readDraw(row.id, row)), total, pages };
      },
      enabled: lotteryId !== null,
      placeholderData: (old, query) => (query?.queryKey[2] === lotteryId ? old : undefined),
    }),
  );
}

/** Settled wins that are not among the winners. */
export function useSuggestions() {
  return useQuery(
    queryOptions({
      queryKey: [...winnersKey, 'suggestions'],
      queryFn: async ({ signal }): Promise<readonly Suggestion[]> => {
        const { data } = await request(winnerSuggestions, { signal });
        return data.map((won) => ({
          customerId: won.costumer_id,
          player: nameOf(won.costumer_name, won.costumer_lastname),
          lotteryId: won.lotery_id,
          lotteryName: won.lotery_name,
          drawId: won.detail_lotery,
          date: won.date,
          series: seriesType(won.type),
          prize: readAmount(won.prize),
          currency: won.currency,
        }));
      },
    }),
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [winnersKey, storiesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}

interface Saved {
  /** Null for a new one. */
  readonly id: number | null;
  readonly customerId: number;
  readonly lotteryId: number;
  readonly drawId: number;
  readonly shownName: string;
  readonly consentOn: string | null;
}

export function useSaveWinner() {
  return useMutation({
    mutationFn: ({ id, customerId, lotteryId, drawId, shownName, consentOn }: Saved) => {
      const body = {
        costumer_id: customerId,
        lotery_id: lotteryId,
        detail_lotery: drawId,
        shown_name: shownName,
        consent_date: consentOn,
      };
      const names = {
        costumer_id: 'player',
        lotery_id: 'lottery',
        detail_lotery: 'draw',
        shown_name: 'shownName',
        consent_date: 'consentOn',
      };
      return namingFields(names, () =>
        id === null ? request(createWinner, { body }) : request(updateWinner, { params: { id }, body }),
      );
    },
    onSuccess: useRefresh(),
  });
}

export function useRemoveWinner() {
  return useMutation({
    mutationFn: (id: number) => request(deleteWinner, { params: { id } }),
    onSettled: useRefresh(),
  });
}
