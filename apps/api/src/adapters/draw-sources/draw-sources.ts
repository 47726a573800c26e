import type { SourceKind } from '@bolillero/domain/draw-sources/source';
import { createCsvSource, type ReadTable } from './csv.ts';
import type { DrawSourceAdapter } from './draw-source.ts';
import { createFetchAddress, type FetchSettings } from './fetch-address.ts';
import { createNyOpenData } from './ny-open-data.ts';

/** The adapter of each kind of source. */
export type DrawSources = { readonly [K in SourceKind]: DrawSourceAdapter };

export function createDrawSources(settings: FetchSettings, readTable: ReadTable): DrawSources {
  const fetchAddress = createFetchAddress(settings);
  return { 'ny-open-data': createNyOpenData(fetchAddress), csv: createCsvSource(fetchAddress, readTable) };
}
