import type { Separator } from '@bolillero/domain/draw-sources/source';
import { isBlank } from '@bolillero/domain/imports/check-rows';
import { namedLayout, type TextRow } from '@bolillero/domain/imports/layout';
import { AppError } from '../../errors/app-error.ts';
import { readCsv } from '../../modules/imports/read-csv.ts';
import { type DrawSourceAdapter, SourceFailed } from './draw-source.ts';
import type { FetchAddress } from './fetch-address.ts';

const delimiters: { readonly [S in Separator]: string } = { comma: ',', semicolon: ';', tab: '\t' };

/** What servers call a CSV, an unknown file among it; a page is none. */
const types = /^(text\/(csv|plain|tab-separated-values)|application\/(csv|octet-stream|vnd\.ms-excel))\b|^$/i;

/** A CSV at an address, whose columns are called as its layout says. */
export function createCsvSource(fetchAddress: FetchAddress): DrawSourceAdapter {
  return {
    async fetchDraws({ address, layout: columns }, _since, signal) {
      if (columns === null) throw new Error('a CSV source has a layout');
      const bytes = await fetchAddress(new URL(address), types, signal);
      const [header, ...rows] = table(bytes, columns.separator).filter((row) => !isBlank(row));
      if (header === undefined || rows.length === 0) throw new SourceFailed('empty');
      const layout = namedLayout(columns, header.cells);
      if (!layout.ok) throw new SourceFailed('columns-differ');
      return { layout: layout.value, rows };
    },
  };
}

function table(bytes: Buffer, separator: Separator): TextRow[] {
  try {
    return readCsv(bytes, delimiters[separator]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new SourceFailed(error.code === 'file-too-large' ? 'too-many-rows' : 'unreadable');
  }
}
