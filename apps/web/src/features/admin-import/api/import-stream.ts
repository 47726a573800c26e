import type { AnswerOf } from '@bolillero/contract/call';
import type { importResults } from '@bolillero/contract/calls/results';
import type { ErrorBody } from '@bolillero/contract/errors';
import { uiTexts } from '@bolillero/texts/ui';
import { ApiError } from '../../../api/api-error.ts';
import { readNdjson } from '../../../api/ndjson.ts';
import { type PrizeChange, readPrizeChanges } from '../../../api/prize-changes.ts';

type WireReport = AnswerOf<typeof importResults>;

/** What an import, or its rehearsal, came to. */
export interface ImportReport extends Omit<WireReport, 'demo_removed' | 'changes'> {
  /** Draws of the demonstration that it removes. */
  readonly demoRemoved: number;
  /** Whose prizes it would change: of a rehearsal. */
  readonly changes: readonly PrizeChange[];
}

export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

interface LastLine {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Reads an import's answer as it arrives: progress, then the report. A file with refused lines answers 422 with its
 * report too: that is a report, not a failure. Throws an `ApiError` for everything else.
 */
export async function readImport(
  stream: ReadableStream<Uint8Array>,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  for await (const line of readNdjson(stream)) {
    if (isProgress(line)) onProgress(line.progress);
    else if (isLast(line)) return reportOf(line);
  }
  throw new ApiError({ status: 0, code: 'network', message: uiTexts.network });
}

function reportOf({ status, body }: LastLine): ImportReport {
  if (isReport(body)) {
    const { demo_removed: demoRemoved, changes, ...report } = body;
    return { ...report, demoRemoved, changes: readPrizeChanges(changes) };
  }
  const failure = body as Partial<ErrorBody> | null;
  if (typeof failure?.code === 'string' && failure.message !== undefined) {
    throw new ApiError(failure as ErrorBody);
  }
  throw new ApiError({ status, code: 'answer-unreadable', message: uiTexts.unreadable });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isProgress = (line: unknown): line is { progress: ImportProgress } =>
  isObject(line) && isObject(line.progress);
const isLast = (line: unknown): line is LastLine => isObject(line) && typeof line.status === 'number';
const isReport = (body: unknown): body is WireReport => isObject(body) && Array.isArray(body.rejected);
