import { refundPurchase } from '@bolillero/contract/calls/purchases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { ticketsKey } from './tickets.ts';

/** Gives a purchase's whole price back, once. Refused, the lists are read anew: somebody else did it, or it has won. */
export function useRefundPurchase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { readonly id: number; readonly reason: string }) =>
      request(refundPurchase, { params: { id }, body: { reason } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ticketsKey }),
  });
}
