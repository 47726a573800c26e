import type { BodyOf } from '@bolillero/contract/call';
import { createUser } from '@bolillero/contract/calls/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { usersKey } from './users.ts';

export function useCreateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createUser>) => request(createUser, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });
}
