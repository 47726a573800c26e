import type { Separator } from '@bolillero/domain/draw-sources/source';
import { isBlank } from '@bolillero/domain/imports/check-rows';
import { namedLayout, type TextRow } from '@bolillero/domain/imports/layout';
import { AppError } from '../../errors/app-error.ts';
import { type DrawSourceAdapter, SourceFailed } from './draw-source.ts';
import type { FetchAddress } from './fetch-address.ts';

const delimiters: { readonly [S in Separator]: string } = { comma: ',', semicolon: ';', tab: '\t' };

/** What servers call a CSV, an unknown file among it; a page is none. */
const types = /^(text\/(csv|plain|tab-separated-values)|application\/(csv|octet-stream|vnd\.ms-excel))\b|^$/i;

/**
 * The rows of a text of separated values, as an import reads them.
 * @throws {AppError} import-unreadable, file-too-large
 */
export type ReadTable = (bytes: Buffer, delimiter: string) => readonly TextRow[];

/** A CSV at an address, whose columns are called as its layout says. */
export function createCsvSource(fetchAddress: FetchAddress, readTable: ReadTable): DrawSourceAdapter {
  return {
    async fetchDraws({ address, layout: columns }, _since, signal) {
      if (columns === null) throw new Error('a CSV source has a layout');
      const bytes = await fetchAddress(new URL(address), types, signal);
      const [header, ...rows] = table(readTable, bytes, columns.separator).filter((row) => !isBlank(row));
      if (header === undefined || rows.length === 0) throw new SourceFailed('empty');
      const layout = namedLayout(columns, header.cells);
      if (!layout.ok) throw new SourceFailed('columns-differ');
      return { layout: layout.value, rows };
    },
  };
}

function table(readTable: ReadTable, bytes: Buffer, separator: Separator): readonly TextRow[] {
  try {
    return readTable(bytes, delimiters[separator]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new SourceFailed(error.code === 'file-too-large' ? 'too-many-rows' : 'unreadable');
  }
}
