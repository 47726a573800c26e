import { endOtherSessions, endSession, listSessions } from '@bolillero/contract/calls/costumers';
import type { OpenSession as Wire } from '@bolillero/contract/entities/account';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { readOpenSession } from '../../../api/open-sessions.ts';

const sessionsQuery = () =>
  queryOptions({
    queryKey: ['open-sessions'],
    queryFn: async ({ signal }) => (await request(listSessions, { signal })).data.map(readOpenSession),
    // signed in or out elsewhere meanwhile
    refetchOnWindowFocus: 'always',
  });

/** Where the customer is signed in, the browser used last first. */
export function useOpenSessions() {
  return useQuery(sessionsQuery());
}

/** Ends one of the customer's sessions, or all the others. Each answers when the list is as the server has it. */
export function useSessionEndings() {
  const client = useQueryClient();
  const onSuccess = (wire: readonly Wire[]) =>
    client.setQueryData(sessionsQuery().queryKey, wire.map(readOpenSession));
  const end = useMutation({
    mutationFn: async (id: number) => (await request(endSession, { body: { id } })).data,
    onSuccess,
    // it ended by itself meanwhile, or elsewhere
    onError: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
  const endOthers = useMutation({
    mutationFn: async () => (await request(endOtherSessions, {})).data,
    onSuccess,
  });
  return { end, endOthers };
}
