import {
  createDrawSource,
  type DrawSource as DrawSourceWire,
  listDrawSources,
  lookAtDrawSource,
  updateDrawSource,
} from '@bolillero/contract/calls/draw-sources';
import type { CsvLayout, SourceFault, SourceKind } from '@bolillero/domain/draw-sources/source';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { namingFields } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { dueKey } from '../../../api/dashboard.ts';
import { type LotteryBrief, readLotteryBrief } from '../../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';

/** A source of official results, with what the last look at it came to. */
export interface Source {
  readonly id: number;
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly kind: SourceKind;
  readonly address: string;
  readonly layout: CsvLayout | null;
  /** Between two looks. */
  readonly hours: number;
  readonly active: boolean;
  readonly revision: number;
  readonly lookedAt: string | null;
  readonly nextLookAt: string | null;
  readonly fault: SourceFault | null;
  readonly leftOut: readonly { readonly line: number; readonly reason: string }[];
  readonly told: number;
  readonly waiting: number;
  readonly disagreeing: number;
  /** Dates of draws that it does not have. */
  readonly missing: readonly string[];
}

function readSource(wire: DrawSourceWire): Source {
  const { loterie, type, looked_at: lookedAt, next_look_at: nextLookAt, left_out: leftOut } = wire;
  const { id, kind, address, layout, hours, active, revision, fault } = wire;
  const { told, waiting, disagreeing, missing } = wire;
  return {
    ...{ id, kind, address, layout, hours, active, revision, fault },
    ...{ told, waiting, disagreeing, missing, lookedAt, nextLookAt, leftOut },
    lottery: readLotteryBrief(loterie),
    series: seriesType(type),
  };
}

/** Of everything that is asked about sources and what they say. */
export const sourcesKey = ['admin-sources'] as const;

const sourcesQuery = () =>
  queryOptions({
    queryKey: [...sourcesKey, 'list'],
    queryFn: async ({ signal }) => (await request(listDrawSources, { signal })).data.map(readSource),
    staleTime: 0,
  });

export function useSources() {
  return useQuery(sourcesQuery());
}

export function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([sourcesKey, dueKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Looks at a source at once; what it came to is in what is answered. */
export function useLook() {
  return useMutation({
    mutationFn: async (id: number) => readSource((await request(lookAtDrawSource, { params: { id } })).data),
    onSettled: useRefresh(),
  });
}

/** Settings of a source as they are sent. */
export interface SourceToSave {
  readonly address: string;
  readonly layout: CsvLayout | null;
  readonly hours: number;
  readonly active: boolean;
}

/** Whose settings they are: those of a source as it was seen, or of a new one of a series. */
export type SourceTarget =
  | { readonly id: number; readonly revision: number }
  | { readonly lotteryId: number; readonly series: SeriesType; readonly kind: SourceKind };

export function useSaveSource() {
  return useMutation({
    mutationFn: ({ target, settings }: { target: SourceTarget; settings: SourceToSave }) => {
      const { layout, ...rest } = settings;
      const sent = { ...rest, layout: layout === null ? null : { ...layout, balls: [...layout.balls] } };
      return namingFields({ lottery_id: 'lottery', type: 'series' }, () => {
        if ('id' in target) {
          const { id, revision } = target;
          return request(updateDrawSource, { params: { id }, body: { ...sent, revision } });
        }
        const { lotteryId, series, kind } = target;
        return request(createDrawSource, { body: { ...sent, lottery_id: lotteryId, type: series, kind } });
      });
    },
    onSuccess: useRefresh(),
  });
}
