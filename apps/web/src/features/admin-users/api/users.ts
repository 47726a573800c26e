import { listUsers } from '@bolillero/contract/calls/users';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** Key of everything that is asked about the back-office's users. */
export const usersKey = ['admin-users'] as const;
export const usersPerPage = 12;

/** A page of the back-office's users. */
export const usersQuery = (page: number) =>
  queryOptions({
    queryKey: [...usersKey, 'list', page],
    queryFn: ({ signal }) => request(listUsers, { query: { page, perPage: usersPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

export function useUsers(page: number) {
  return useQuery(usersQuery(page));
}
