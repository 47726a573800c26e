import { oneUser } from '@bolillero/contract/calls/users';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { usersKey } from './users.ts';

/** One user, asked anew each time its form opens: what is edited is what stands on the server. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: async ({ signal }) => (await request(oneUser, { params: { id }, signal })).data,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export function useUser(id: number) {
  return useQuery(userQuery(id));
}
