import type { BodyOf } from '@bolillero/contract/call';
import { createResult, deleteResult, updateResult } from '@bolillero/contract/calls/results';
import { type Cents, toDecimal } from '@bolillero/domain/money/cents';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { namingFields } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { type PrizeChange, readPrizeChanges } from '../../../api/prize-changes.ts';
import type { SeriesType } from '../../../api/series.ts';
import { resultsKey } from './results.ts';

/** A result to be saved. */
export interface ResultToSave {
  readonly lotteryId: number;
  /** The lottery's canonical name. */
  readonly name: string;
  readonly series: SeriesType;
  readonly date: string;
  readonly nextDate: string | null;
  readonly jackpot: Cents;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly shown: boolean;
  /** In the order in which they win. */
  readonly levels: readonly LevelToSave[];
}

export interface LevelToSave {
  /** Of the saved level that it corrects. */
  readonly id: number | null;
  readonly level: string;
  readonly kind: 'money' | 'free';
  readonly lotteryWinners: number | null;
  readonly lotteryPrize: Cents;
  readonly playWinners: number | null;
  /** Null: the server fills it in by the rule of the multiplier. */
  readonly playPrize: Cents | null;
}

/** What of a saved result is corrected: the revision that was edited, and the levels that go. */
export interface Correction {
  readonly id: number;
  readonly revision: number | null;
  /** Ids. */
  readonly removed: readonly number[];
  /** For the players whose prize it changes; empty where nothing was written. */
  readonly reason: string;
}

export function useCreateResult() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (result: ResultToSave) =>
      namingFields(fields, () => request(createResult, { body: writeResult(result) })),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: resultsKey }),
  });
}

export interface UpdatePreview {
  readonly changes: readonly PrizeChange[];
  /** Plays that keep what they won. */
  readonly unchanged: number;
  readonly warnings: readonly string[];
}

/** What saving these changes would do to players, and what is to be asked about them, without saving. */
export async function previewUpdate(result: ResultToSave, correction: Correction): Promise<UpdatePreview> {
  const { name } = result;
  const answer = await namingFields(fields, () =>
    request(updateResult, {
      params: { name, id: correction.id },
      query: { dry_run: 1 },
      body: writeCorrection(result, correction),
    }),
  );
  return {
    changes: readPrizeChanges(answer.changes),
    unchanged: answer.unchanged ?? 0,
    warnings: answer.data?.warnings ?? [],
  };
}

export function useUpdateResult() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ result, correction }: { result: ResultToSave; correction: Correction }) =>
      namingFields(fields, () =>
        request(updateResult, {
          params: { name: result.name, id: correction.id },
          query: {},
          body: writeCorrection(result, correction),
        }),
      ),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: resultsKey }),
  });
}

/** What deleting a result would take from players, without deleting it. */
export const deletionQuery = (name: string, id: number) =>
  queryOptions({
    queryKey: [...resultsKey, 'deletion', name, id],
    queryFn: async ({ signal }) =>
      readPrizeChanges(
        (await request(deleteResult, { query: { dry_run: 1 }, body: { id, name }, signal })).changes,
      ),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export function useDeletionPreview(name: string, id: number) {
  return useQuery(deletionQuery(name, id));
}

export function useDeleteResult(name: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      request(deleteResult, { query: {}, body: { id, name, reason } }),
    // only lists: the window still shows the preview of what is gone
    onSuccess: () => {
      for (const part of ['list', 'dates', 'states'])
        void queryClient.invalidateQueries({ queryKey: [...resultsKey, part] });
    },
  });
}

/** The wire's fields as the form calls them. */
const fields = {
  type: 'series',
  date_before: 'nextDate',
  amount: 'jackpot',
  ball_red: 'special',
  enhancer: 'multiplier',
  isShow: 'shown',
  detail: 'levels',
} as const satisfies Partial<Record<keyof BodyOf<typeof createResult>, keyof ResultToSave>>;

export function writeResult(result: ResultToSave): BodyOf<typeof createResult> {
  return {
    lottery_id: result.lotteryId,
    name: result.name,
    date: result.date,
    date_before: result.nextDate,
    amount: toDecimal(result.jackpot),
    balls: [...result.balls],
    ball_red: result.special,
    enhancer: result.multiplier,
    type: result.series,
    isShow: result.shown,
    detail: result.levels.map((level, index) => ({
      ...(level.id !== null && { id: level.id }),
      position: index + 1,
      prize_level: level.level,
      lottery_winner: level.lotteryWinners,
      lottery_prize: toDecimal(level.lotteryPrize),
      play_winner: level.playWinners,
      ...(level.playPrize !== null && { play_prize: toDecimal(level.playPrize) }),
      prize_kind: level.kind,
    })),
  };
}

function writeCorrection(
  result: ResultToSave,
  { id, revision, removed, reason }: Correction,
): BodyOf<typeof updateResult> {
  return {
    ...writeResult(result),
    id,
    ...(revision !== null && { revision }),
    datail_remove: [...removed],
    ...(reason !== '' && { reason }),
  };
}
