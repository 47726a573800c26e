import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { showError, showSuccess } from '../../components/ui/notice-store.ts';
import { type LatePdf, previewUpload, uploadTicket } from './api/changes.ts';
import { type Purchase, ticketsKey } from './api/tickets.ts';
import { ticketFileFault } from './ticket-file.ts';

/** What goes on at one row: an upload under way, or why the last one failed. */
export type RowUpload =
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'failed'; readonly reason: string };

/** A PDF that comes after its draw's result: what its play wins with it, and whose share of the jackpot it changes. */
export interface LateUpload extends LatePdf {
  readonly purchase: Purchase;
}

/** Asks whether a late PDF is to be uploaded; false: it is not. */
type AskLate = (late: LateUpload) => Promise<boolean>;

/** The uploads of the rows on the screen: several may be under way, each can be stopped. */
export function useUploads(ask: AskLate) {
  const [rows, setRows] = useState<ReadonlyMap<number, RowUpload>>(new Map());
  const running = useRef(new Map<number, AbortController>());
  const queryClient = useQueryClient();
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const control of all.values()) control.abort();
    };
  }, []);

  const set = (id: number, row: RowUpload | null) =>
    setRows((known) => {
      const next = new Map(known);
      if (row === null) next.delete(id);
      else next.set(id, row);
      return next;
    });

  const send = async (purchase: Purchase, file: File | null, multiplier: number | null) => {
    const { id } = purchase;
    const fault = ticketFileFault(file);
    if (file === null || fault !== null) {
      return set(id, { state: 'failed', reason: fault ?? texts.fileMissing });
    }
    if (running.current.has(id)) return;
    const control = new AbortController();
    running.current.set(id, control);
    set(id, { state: 'sending', part: 0 });
    const upload = { id, file, multiplier, signal: control.signal };
    try {
      // Only a draw that has passed can have its result.
      const late = purchase.overdue ? await previewUpload(upload) : null;
      if (late !== null && !(await ask({ purchase, ...late }))) return set(id, null);
      await uploadTicket({ ...upload, onProgress: (part) => set(id, { state: 'sending', part }) });
      showSuccess(texts.uploaded);
      await queryClient.invalidateQueries({ queryKey: ticketsKey });
      set(id, null);
    } catch (error) {
      if (control.signal.aborted) set(id, null);
      else if (error instanceof ApiError) set(id, { state: 'failed', reason: error.message });
      else {
        set(id, null);
        showError(error);
      }
    } finally {
      running.current.delete(id);
    }
  };

  return { rows, send, stop: (id: number) => running.current.get(id)?.abort() };
}
