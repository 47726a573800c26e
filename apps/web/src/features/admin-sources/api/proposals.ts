import type { AnswerOf } from '@bolillero/contract/call';
import {
  confirmDrawProposal,
  type DrawProposal as DrawProposalWire,
  dismissDrawProposal,
  listDrawProposals,
} from '@bolillero/contract/calls/draw-sources';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { readBalls } from '../../../api/balls.ts';
import { request } from '../../../api/client.ts';
import { type LotteryBrief, readLotteryBrief } from '../../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { sourcesKey, useRefresh } from './sources.ts';

/** The numbers of a draw. */
export interface DrawnNumbers {
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
}

/** What a source says of a draw that is not on file, or is and differs. */
export interface Proposal extends DrawnNumbers {
  readonly id: number;
  /** The machine that says so. */
  readonly host: string;
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly date: string;
  readonly fetchedAt: string;
  /** Moves when the source says other numbers. */
  readonly revision: number;
  /** What is on file; null: nothing. */
  readonly stored: (DrawnNumbers & { readonly id: number }) | null;
}

/** Draws that were held and that a source does not have. */
export interface MissingDraws {
  readonly sourceId: number;
  readonly host: string;
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly dates: readonly string[];
}

const numbersOf = (wire: Pick<DrawProposalWire, 'balls' | 'ball_red' | 'enhancer'>): DrawnNumbers => ({
  balls: readBalls(wire.balls),
  special: wire.ball_red,
  multiplier: wire.enhancer,
});

function readProposal(wire: DrawProposalWire): Proposal {
  const { id, source, loterie, type, date, fetched_at: fetchedAt, revision, result } = wire;
  return {
    ...{ id, date, fetchedAt, revision },
    ...numbersOf(wire),
    host: source.host,
    lottery: readLotteryBrief(loterie),
    series: seriesType(type),
    stored: result === null ? null : { id: result.id, ...numbersOf(result) },
  };
}

const readMissing = ({
  source,
  loterie,
  type,
  dates,
}: AnswerOf<typeof listDrawProposals>['missing'][number]): MissingDraws => ({
  sourceId: source.id,
  host: source.host,
  lottery: readLotteryBrief(loterie),
  series: seriesType(type),
  dates,
});

const proposalsQuery = () =>
  queryOptions({
    queryKey: [...sourcesKey, 'proposals'],
    queryFn: async ({ signal }) => {
      const { data, missing } = await request(listDrawProposals, { signal });
      return { proposals: data.map(readProposal), missing: missing.map(readMissing) };
    },
    staleTime: 0,
  });

/** What waits for somebody, and what differs, the newest draws first. */
export function useProposals() {
  return useQuery(proposalsQuery());
}

/** The proposal that a form was opened for; null: none, or it is no proposal any more. */
export function useProposal(id: number | undefined) {
  return useQuery({
    queryKey: [...sourcesKey, 'proposal', id ?? null],
    queryFn: async ({ signal }): Promise<Proposal | null> => {
      if (id === undefined) return null;
      const { data } = await request(listDrawProposals, { signal });
      const found = data.find((one) => one.id === id && one.result === null);
      return found === undefined ? null : readProposal(found);
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useConfirmProposal() {
  return useMutation({
    mutationFn: ({ id, revision, amount }: { id: number; revision: number; amount: string | null }) =>
      request(confirmDrawProposal, { params: { id }, body: { revision, amount } }),
    onSettled: useRefresh(),
  });
}

export function useDismissProposal() {
  return useMutation({
    mutationFn: ({ id, revision, reason }: { id: number; revision: number; reason: string }) =>
      request(dismissDrawProposal, { params: { id }, body: { revision, reason } }),
    onSettled: useRefresh(),
  });
}
