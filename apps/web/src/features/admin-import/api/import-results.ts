import { importResults } from '@bolillero/contract/calls/results';
import { respond } from '../../../api/client.ts';
import type { SeriesType } from '../../../api/series.ts';
import { type ImportProgress, type ImportReport, readImport } from './import-stream.ts';

export interface ImportRun {
  readonly name: string;
  readonly id: number;
  readonly type: SeriesType;
  readonly file: File;
  /** Only says what would happen. */
  readonly dryRun: boolean;
  readonly replace: boolean;
  readonly partial: boolean;
  /** For the players whose prize it changes; empty where nothing was written. */
  readonly reason: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** Imports a file of historical draws, or rehearses it. Throws an `ApiError`, or what an abort throws. */
export async function runImport(run: ImportRun): Promise<ImportReport> {
  const form = new FormData();
  form.set('file', run.file);
  const response = await respond(
    importResults,
    {
      params: { name: run.name, id: run.id },
      query: {
        type: run.type,
        ...(run.dryRun && { dry_run: 1 }),
        ...(run.replace && { replace: 1 }),
        ...(run.partial && { partial: 1 }),
        ...(run.reason !== '' && { reason: run.reason }),
      },
      form,
      signal: run.signal,
    },
    { accept: 'application/x-ndjson' },
  );
  return readImport(response.body ?? new ReadableStream(), run.onProgress);
}
