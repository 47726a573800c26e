import {
  deletePlaySet,
  listPlaySets,
  type PlaySet as PlaySetOnWire,
  playPlaySet,
  renamePlaySet,
  savePlaySet,
} from '@bolillero/contract/calls/play-sets';
import type { Cents } from '@bolillero/domain/money/cents';
import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAmount } from '../../../api/amount.ts';
import { request } from '../../../api/client.ts';
import { cartKey } from '../../../api/queries.ts';
import type { SeriesType } from '../../../api/series.ts';

/** Plays that a customer keeps under a name. */
export interface PlaySet {
  readonly id: number;
  readonly name: string;
  /** How many there are. */
  readonly plays: number;
  /** What playing them again costs now. */
  readonly price: Cents;
}

/** Of which lottery and series. */
export interface SetsOf {
  readonly lotteryId: number;
  readonly series: SeriesType;
}

const setsKey = ['play-sets'] as const;

const readSet = ({ id, name, plays, price }: PlaySetOnWire): PlaySet => ({
  id,
  name,
  plays,
  price: readAmount(price),
});

/** By name. */
export function usePlaySets({ lotteryId, series }: SetsOf) {
  return useQuery({
    queryKey: [...setsKey, lotteryId, series],
    queryFn: async ({ signal }) => {
      const { data } = await request(listPlaySets, { query: { id: lotteryId, type: series }, signal });
      return data.map(readSet);
    },
  });
}

/** What changes a set, and has the list asked for anew. */
function useSetChange<V, R>(change: (what: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: setsKey }),
  });
}

export function useSavePlaySet({ lotteryId, series }: SetsOf) {
  return useSetChange(async ({ name, plays }: { name: string; plays: readonly TypedPlay[] }) => {
    const balls = plays.map(({ balls: numbers, special, withMultiplier = false }) => ({
      numbers: [...numbers],
      bExtra: special,
      potenciador: withMultiplier,
    }));
    const body = { loterie_id: lotteryId, type: series, name, balls };
    return readSet((await request(savePlaySet, { body })).data);
  });
}

export function useRenamePlaySet() {
  return useSetChange(async ({ id, name }: { id: number; name: string }) => {
    await request(renamePlaySet, { params: { id }, body: { name } });
  });
}

export function useDeletePlaySet() {
  return useSetChange(async (id: number) => {
    await request(deletePlaySet, { params: { id } });
  });
}

/** Puts the plays of a set in the cart; answers how many there are, and their draw. */
export function usePlayAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const { registered, date_lottery: date } = await request(playPlaySet, { params: { id } });
      return { plays: registered.length, date };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}
