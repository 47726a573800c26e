import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { showError, showSuccess } from '../../components/ui/notice-store.ts';
import { uploadTicket } from './api/changes.ts';
import { ticketsKey } from './api/tickets.ts';
import { ticketFileFault } from './ticket-file.ts';

/** What goes on at one row: an upload under way, or why the last one failed. */
export type RowUpload =
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'failed'; readonly reason: string };

/** The uploads of the rows on the screen: several may be under way, each can be stopped. */
export function useUploads() {
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

  const send = async (id: number, file: File | null, multiplier: number | null) => {
    const fault = ticketFileFault(file);
    if (file === null || fault !== null) {
      return set(id, { state: 'failed', reason: fault ?? texts.fileMissing });
    }
    if (running.current.has(id)) return;
    const control = new AbortController();
    running.current.set(id, control);
    set(id, { state: 'sending', part: 0 });
    try {
      await uploadTicket({
        id,
        file,
        multiplier,
        signal: control.signal,
        onProgress: (part) => set(id, { state: 'sending', part }),
      });
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
