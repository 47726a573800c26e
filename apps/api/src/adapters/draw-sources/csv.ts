import type { SourceAnswer } from '@bolillero/domain/draw-sources/read-answer';
import type { CsvLayout } from '@bolillero/domain/draw-sources/source';
import { AppError } from '../../errors/app-error.ts';
import { type DrawSourceAdapter, SourceFailed } from './draw-source.ts';
import type { FetchAddress } from './fetch-address.ts';

/** What servers call a CSV, an unknown file among it; a page is none. */
const types = /^(text\/(csv|plain|tab-separated-values)|application\/(csv|octet-stream|vnd\.ms-excel))\b|^$/i;

/**
 * The rows of a CSV, read as those of an import; null where its columns are called otherwise.
 * @throws {AppError} import-unreadable, import-empty, file-too-large, import-too-costly, imports-busy
 */
export type ReadTable = (
  bytes: Buffer,
  columns: CsvLayout,
  signal: AbortSignal,
) => Promise<SourceAnswer | null>;

/** A CSV at an address, whose columns are called as its layout says. */
export function createCsvSource(fetchAddress: FetchAddress, readTable: ReadTable): DrawSourceAdapter {
  return {
    async fetchDraws({ address, layout: columns }, _since, signal) {
      if (columns === null) throw new Error('a CSV source has a layout');
      const bytes = await fetchAddress(new URL(address), types, signal);
      const answer = await readTable(bytes, columns, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        return refused(error);
      });
      if (answer === null) throw new SourceFailed('columns-differ');
      return answer;
    },
  };
}

function refused(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  switch (error.code) {
    case 'import-empty':
      throw new SourceFailed('empty');
    case 'file-too-large':
      throw new SourceFailed('too-many-rows');
    case 'imports-busy':
      throw new SourceFailed('too-slow');
    default:
      throw new SourceFailed('unreadable');
  }
}
