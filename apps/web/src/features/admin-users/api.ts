import type { BodyOf } from '@bolillero/contract/call';
import { createUser, deleteUser, listUsers, oneUser, updateUser } from '@bolillero/contract/calls/users';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

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
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}

/** Changes a user; without a password the present one holds. */
export function useUpdateUser(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateUser>) => request(updateUser, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}

export function useDeleteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(deleteUser, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}
