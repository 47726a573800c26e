import type { AnswerOf } from '@bolillero/contract/call';
import { pauseAccount, setSpendingLimit, spendingLimits } from '@bolillero/contract/calls/costumers';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

/** The customer's own limit, what counts against it, and their pause. Amounts are decimal text. */
export interface Limits {
  /** Of a calendar month; null: none. */
  readonly monthly: string | null;
  /** A higher limit, or none, that holds from an instant on. */
  readonly pending: { readonly monthly: string | null; readonly from: string } | null;
  readonly spent: string;
  /** The first day of the next month. */
  readonly renews: string;
  /** The instant until which the account neither plays nor pays; null: it is not paused. */
  readonly pausedUntil: string | null;
}

export const limitsQuery = () =>
  queryOptions({
    queryKey: ['limits'],
    queryFn: async ({ signal }) => readLimits(await request(spendingLimits, { signal })),
  });

export function useLimits() {
  return useQuery(limitsQuery());
}

/** Sets a monthly limit, null for none; answers how things stand then. */
export function useSetLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (monthly: string | null) =>
      readLimits(await request(setSpendingLimit, { body: { monthly } })),
    onSuccess: (limits) => client.setQueryData(limitsQuery().queryKey, limits),
  });
}

/** Pauses the account until a day, `YYYY-MM-DD`. */
export function usePause() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (until: string) => readLimits(await request(pauseAccount, { body: { until } })),
    onSuccess: (limits) => client.setQueryData(limitsQuery().queryKey, limits),
  });
}

function readLimits({
  monthly,
  pending,
  spent,
  renews,
  paused_until: pausedUntil,
}: AnswerOf<typeof spendingLimits>): Limits {
  return { monthly, pending, spent, renews, pausedUntil };
}
