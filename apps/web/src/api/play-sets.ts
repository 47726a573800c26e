import { listPlaySets, type PlaySet as PlaySetOnWire, playsOfSet } from '@bolillero/contract/calls/play-sets';
import type { Cents } from '@bolillero/domain/money/cents';
import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { queryOptions } from '@tanstack/react-query';
import { readAmount } from './amount.ts';
import { request } from './client.ts';
import type { SeriesType } from './series.ts';

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

/** What begins the key of every question about sets of plays. */
export const playSetsKey = ['play-sets'] as const;

export const readPlaySet = ({ id, name, plays, price }: PlaySetOnWire): PlaySet => ({
  id,
  name,
  plays,
  price: readAmount(price),
});

/** A customer's sets of a series, by name. */
export const playSetsQuery = ({ lotteryId, series }: SetsOf) =>
  queryOptions({
    queryKey: [...playSetsKey, lotteryId, series],
    queryFn: async ({ signal }) => {
      const { data } = await request(listPlaySets, { query: { id: lotteryId, type: series }, signal });
      return data.map(readPlaySet);
    },
  });

/** The plays of a set, in their order. */
export const playsOfSetQuery = (id: number) =>
  queryOptions({
    queryKey: [...playSetsKey, 'plays', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(playsOfSet, { params: { id }, signal });
      return data.map(
        ({ numbers, bExtra, potenciador }): TypedPlay => ({
          balls: numbers,
          special: bExtra,
          withMultiplier: potenciador,
        }),
      );
    },
  });
