import type { BodyOf } from '@bolillero/contract/call';
import { updateUser } from '@bolillero/contract/calls/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { usersKey } from './users.ts';

/** Changes a user; without a password the present one holds. */
export function useUpdateUser(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateUser>) => request(updateUser, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}
