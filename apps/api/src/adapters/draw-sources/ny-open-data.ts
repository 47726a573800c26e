import { drawsLookedAt } from '@bolillero/domain/draw-sources/source';
import { findLayout } from '@bolillero/domain/imports/layout';
import { type DrawSourceAdapter, SourceFailed } from './draw-source.ts';
import type { FetchAddress } from './fetch-address.ts';

/** What is read of a row; Powerball's has no Mega Ball, its special ball is the last of its numbers. */
const columns = ['draw_date', 'winning_numbers', 'mega_ball', 'multiplier'] as const;

/** More than are held against what is on file: those that were drawn since stand before them. */
const mostRows = 2 * drawsLookedAt;

/** New York Open Data (Socrata): a JSON list of rows whose values are texts. */
export function createNyOpenData(fetchAddress: FetchAddress): DrawSourceAdapter {
  return {
    async fetchDraws({ address }, _since, signal) {
      const url = new URL(address);
      url.searchParams.set('$order', 'draw_date DESC');
      url.searchParams.set('$limit', String(mostRows));
      const rows = parse(await fetchAddress(url, /^application\/json\b/i, signal));
      if (rows.length > mostRows) throw new SourceFailed('too-many-rows');
      if (rows.length === 0) throw new SourceFailed('empty');
      const layout = findLayout(columns);
      if (!layout.ok) throw new Error(`the columns of New York are unknown: ${layout.error.code}`);
      return {
        layout: layout.value,
        rows: rows.map((row, index) => ({
          line: index + 1,
          cells: columns.map((name) => textOf(row[name])),
        })),
      };
    },
  };
}

type Row = Readonly<Record<string, unknown>>;

function parse(bytes: Buffer): Row[] {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new SourceFailed('unreadable');
  }
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
  if (!Array.isArray(value) || !value.every(isRow)) throw new SourceFailed('unreadable');
  return value;
}

/** A value as the text that it should be; what is none stays something that no date and no number is. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
