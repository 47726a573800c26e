import { deleteResult } from '@bolillero/contract/calls/results';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { resultsKey } from './result-list.ts';

/** What deleting a result would take from players, without deleting it. */
export const deletionQuery = (name: string, id: number) =>
  queryOptions({
    queryKey: [...resultsKey, 'deletion', name, id],
    queryFn: async ({ signal }) =>
      (await request(deleteResult, { query: { dry_run: 1 }, body: { id, name }, signal })).changes ?? [],
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
    mutationFn: (id: number) => request(deleteResult, { query: {}, body: { id, name } }),
    // only lists: the window still shows the preview of what is gone
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [...resultsKey, 'list'] }),
  });
}
