import {
  exportRefunds,
  listRefunds,
  overdueRefunds,
  type RefundedPurchase,
  refundOverdue,
} from '@bolillero/contract/calls/refunds';
import type { ExportFormat } from '@bolillero/contract/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, respond } from '../../../api/client.ts';
import type { AskedList, AskedPage, ListRows } from '../../../components/table/use-list-page.ts';
import { type Purchase, readPurchase, type TicketFilter, ticketsKey, wireOf } from './tickets.ts';

/** A purchase whose price went back, with who promised it, when and why. */
export interface Refund extends Purchase {
  readonly refund: RefundedPurchase['refund'];
}

/** A page of the purchases whose price went back. */
export async function askRefunds(
  asked: AskedPage,
  { part: _, ...filter }: TicketFilter,
  signal: AbortSignal,
): Promise<ListRows<Refund>> {
  const { data, total } = await request(listRefunds, { query: wireOf(asked, filter), signal });
  return { data: data.map((wire) => ({ ...readPurchase(wire), refund: wire.refund })), total };
}

export const exportRefunded = (
  asked: AskedList & { readonly format: ExportFormat },
  { part: _, ...filter }: TicketFilter,
  signal: AbortSignal,
) => respond(exportRefunds, { query: wireOf(asked, filter), signal });

/** The overdue tickets whose price can go back, how many and how much. */
export function useOverdueRefunds() {
  return useQuery({
    queryKey: [...ticketsKey, 'overdue-refunds'],
    queryFn: async ({ signal }) => (await request(overdueRefunds, { signal })).data,
    // What the window says is what is done: no older answer will do.
    gcTime: 0,
  });
}

/** Gives the price of these overdue tickets back, each once. */
export function useRefundOverdue() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { readonly ids: number[]; readonly reason: string }) =>
      (await request(refundOverdue, { body })).data,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ticketsKey }),
  });
}
