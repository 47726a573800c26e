import type { AnswerOf, BodyOf } from '@bolillero/contract/call';
import { updateResult } from '@bolillero/contract/calls/results';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { resultsKey } from './result-list.ts';

/** One play whose prize a change would alter. */
export type PrizeChange = NonNullable<AnswerOf<typeof updateResult>['changes']>[number];

type UpdateBody = BodyOf<typeof updateResult>;

/** What saving these changes would do to players, without saving. */
export async function previewUpdate(
  name: string,
  id: number,
  body: UpdateBody,
): Promise<readonly PrizeChange[]> {
  const answer = await request(updateResult, { params: { name, id }, query: { dry_run: 1 }, body });
  return answer.changes ?? [];
}

export function useUpdateResult(name: string, id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateBody) => request(updateResult, { params: { name, id }, query: {}, body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: resultsKey }),
  });
}
