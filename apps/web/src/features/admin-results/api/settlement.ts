import { resultSettlement } from '@bolillero/contract/calls/result-dates';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { type ResultAddress, resultsKey } from './results.ts';

/** A play of a settled draw, and what it won. */
export interface SettledPlay {
  readonly purchaseId: number;
  readonly player: string;
  /** "4 + 1"; null without a prize. */
  readonly level: string | null;
  readonly multiplier: number | null;
  /** Decimal text, `Jugada gratis`, `por confirmar`, or "0". */
  readonly prize: string;
}

/** What saving a result has given. */
export interface DrawOutcome {
  readonly done: boolean;
  readonly plays: number;
  readonly winners: number;
  /** Decimal text in the lottery's currency. */
  readonly payable: string;
  readonly unknown: number;
  readonly free: number;
  readonly list: readonly SettledPlay[];
}

/** What a draw's plays have won; asked again until all of them were looked at. */
export const outcomeQuery = ({ name, lotteryId, id }: ResultAddress) =>
  queryOptions({
    queryKey: [...resultsKey, 'outcome', name, lotteryId, id],
    queryFn: async ({ signal }): Promise<DrawOutcome> => {
      const params = { name, lottery_id: lotteryId, id };
      const { data } = await request(resultSettlement, { params, signal });
      return {
        ...data,
        list: data.list.map((play) => ({
          purchaseId: play.purchase_id,
          player: play.costumer,
          level: play.prize_level,
          multiplier: play.potenciador,
          prize: play.prize,
        })),
      };
    },
    refetchInterval: ({ state }) => (state.data?.done === false ? 1_000 : false),
  });

export function useDrawOutcome(address: ResultAddress) {
  return useQuery(outcomeQuery(address));
}
