import { markPurchaseSold } from '@bolillero/contract/calls/purchases';
import { readJson, respond } from '../../../api/client.ts';
import { uploading } from '../../../api/uploading.ts';

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
export async function uploadTicket({
  id,
  file,
  multiplier,
  signal,
  onProgress,
}: TicketUpload): Promise<void> {
  const form = new FormData();
  if (multiplier !== null) form.set('potenciador', String(multiplier));
  form.set('image', file);
  const response = await respond(
    markPurchaseSold,
    { params: { id }, form, signal },
    { transport: uploading(onProgress) },
  );
  await readJson(response);
}
