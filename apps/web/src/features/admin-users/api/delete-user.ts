import { deleteUser } from '@bolillero/contract/calls/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { usersKey } from './users.ts';

export function useDeleteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(deleteUser, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}
