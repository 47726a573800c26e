import { renewCartItems } from '@bolillero/contract/calls/checkouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** Moves plays of a draw that closed to the next one. */
export function useRenewLines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly number[]) => request(renewCartItems, { body: { items: [...items] } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['cart'] }),
  });
}
