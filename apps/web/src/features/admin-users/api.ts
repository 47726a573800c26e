import type { BodyOf } from '@bolillero/contract/call';
import { createUser, deleteUser, listUsers, oneUser, updateUser } from '@bolillero/contract/calls/users';
import type { AdminUser } from '@bolillero/contract/entities/account';
import type { AdminRole } from '@bolillero/domain/accounts/roles';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { ListSearch } from '../../components/table/list-search.ts';
import { type ListPage, useListPage } from '../../components/table/use-list-page.ts';

/** Key of everything that is asked about the back-office's users. */
export const usersKey = ['admin-users'] as const;
const listKey = [...usersKey, 'list'] as const;

/** What the list of users is searched and filtered by, as its address says it. */
export interface UsersSearch extends ListSearch {
  readonly role?: AdminRole | undefined;
}

/** A page of the back-office's users. */
export function useUsers(search: UsersSearch): ListPage<AdminUser> {
  const { role } = search;
  return useListPage<AdminUser>({
    key: [...listKey, { role }],
    search,
    ask: ({ q, page, perPage }, signal) =>
      request(listUsers, { query: { ...(q && { q }), ...(role && { role }), page, perPage }, signal }),
  });
}

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

export function useCreateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createUser>) => request(createUser, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

interface UserChange {
  readonly values: BodyOf<typeof createUser>;
  /** They give up being an administrator themself, and were asked. */
  readonly leavesAdministration: boolean;
}

/** Changes a user; without a password the present one holds. Answers what stands then. */
export function useUpdateUser(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, leavesAdministration }: UserChange): Promise<AdminUser> => {
      const body = { ...values, ...(leavesAdministration && { leave_administration: true }) };
      return (await request(updateUser, { params: { id }, body })).data;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useDeleteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(deleteUser, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}
