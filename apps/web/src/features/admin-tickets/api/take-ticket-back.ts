import { takeTicketBack } from '@bolillero/contract/calls/purchases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { ticketsKey } from './tickets.ts';

/** Takes a ticket's PDF back: it is pending again, and its win is withdrawn. */
export function useTakeTicketBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(takeTicketBack, { params: { id }, body: {} }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ticketsKey }),
  });
}
