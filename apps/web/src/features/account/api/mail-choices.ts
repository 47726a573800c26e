import { mailChoices, setMailChoices } from '@bolillero/contract/calls/costumers';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

const mailChoicesQuery = () =>
  queryOptions({
    queryKey: ['mail-choices'],
    queryFn: async ({ signal }) => (await request(mailChoices, { signal })).data,
  });

export function useMailChoices() {
  return useQuery(mailChoicesQuery());
}

/** Saves which mails are not wanted. */
export function useSaveMailChoices() {
  const client = useQueryClient();
  return useMutation({
    // one at a time, in order: the last one says it all
    scope: { id: 'mail-choices' },
    mutationFn: async (unwanted: readonly string[]) =>
      (await request(setMailChoices, { body: { unwanted: [...unwanted] } })).data,
    onSuccess: (choices) => client.setQueryData(mailChoicesQuery().queryKey, choices),
  });
}
