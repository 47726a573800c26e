import type { AnswerOf } from '@bolillero/contract/call';
import { pauseAccount, setSpendingLimit, spendingLimits } from '@bolillero/contract/calls/costumers';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** The customer's own limit, what counts against it, and their pause. Amounts are decimal text. */
export type Limits = AnswerOf<typeof spendingLimits>;

const limitsQuery = () =>
  queryOptions({
    queryKey: ['limits'],
    queryFn: ({ signal }) => request(spendingLimits, { signal }),
  });

export function useLimits() {
  return useQuery(limitsQuery());
}

/** Sets a monthly limit, null for none; answers how things stand then. */
export function useSetLimit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (monthly: string | null) => request(setSpendingLimit, { body: { monthly } }),
    onSuccess: (limits) => client.setQueryData(limitsQuery().queryKey, limits),
  });
}

/** Pauses the account until a day, `YYYY-MM-DD`. */
export function usePause() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => request(pauseAccount, { body: { until } }),
    onSuccess: (limits) => client.setQueryData(limitsQuery().queryKey, limits),
  });
}
