import { markPurchaseSold, takeTicketBack } from '@bolillero/contract/calls/purchases';
import { refundPurchase } from '@bolillero/contract/calls/refunds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readJson, request, respond } from '../../../api/client.ts';
import { type PrizeChange, readPrizeChanges } from '../../../api/prize-changes.ts';
import { uploading } from '../../../api/uploading.ts';
import { ticketsKey } from './tickets.ts';

export interface TicketUpload {
  readonly id: number;
  readonly file: File;
  /** The multiplier printed on the ticket, where its lottery prints one. */
  readonly multiplier: number | null;
  readonly signal: AbortSignal;
  /** How much has gone out, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Sends the PDF of a ticket: the purchase is sold. Throws an `ApiError`, or what an abort throws. */
export async function uploadTicket({ onProgress, ...upload }: TicketUpload): Promise<void> {
  const input = { params: { id: upload.id }, query: {}, form: formOf(upload), signal: upload.signal };
  await readJson(await respond(markPurchaseSold, input, { transport: uploading(onProgress) }));
}

/** What a PDF that comes after its draw's result does. */
export interface LatePdf {
  /** What its own play wins; null: nothing. */
  readonly prize: string | null;
  /** The other plays whose prize it changes. */
  readonly others: readonly PrizeChange[];
}

/** Asks what the PDF of a ticket would do, without uploading it; null while its draw has no result. */
export async function previewUpload(upload: Omit<TicketUpload, 'onProgress'>): Promise<LatePdf | null> {
  const { id, signal } = upload;
  const query = { dry_run: 1 } as const;
  const { result_known: isLate = false, changes } = await request(markPurchaseSold, {
    params: { id },
    query,
    form: formOf(upload),
    signal,
  });
  if (!isLate) return null;
  const all = readPrizeChanges(changes);
  return {
    prize: all.find(({ purchaseId }) => purchaseId === id)?.after ?? null,
    others: all.filter(({ purchaseId }) => purchaseId !== id),
  };
}

function formOf({ file, multiplier }: Pick<TicketUpload, 'file' | 'multiplier'>): FormData {
  const form = new FormData();
  if (multiplier !== null) form.set('potenciador', String(multiplier));
  form.set('image', file);
  return form;
}

/** Asks what taking a ticket's PDF back would change for players, without taking it back. */
export function useTakingBackPreview() {
  return useMutation({
    mutationFn: async (id: number) => {
      const { changes } = await request(takeTicketBack, { params: { id }, query: { dry_run: 1 }, body: {} });
      return readPrizeChanges(changes);
    },
  });
}

/** Takes a ticket's PDF back: it is pending again, and its win is withdrawn. `reason`: for its player; empty where nothing was written. */
export function useTakeTicketBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { readonly id: number; readonly reason: string }) =>
      request(takeTicketBack, { params: { id }, query: {}, body: reason === '' ? {} : { reason } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ticketsKey }),
  });
}

/** Gives a purchase's whole price back, once. Refused, the lists are read anew: somebody else did it, or it has won. */
export function useRefundPurchase() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { readonly id: number; readonly reason: string }) =>
      request(refundPurchase, { params: { id }, body: { reason } }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ticketsKey }),
  });
}
