import type { BodyOf } from '@bolillero/contract/call';
import { createResult } from '@bolillero/contract/calls/results';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { resultsKey } from './result-list.ts';

/** What a result's form sends. */
export type ResultBody = BodyOf<typeof createResult>;

export function useCreateResult() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ResultBody) => request(createResult, { body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: resultsKey }),
  });
}
