import { offsetAt } from '@bolillero/domain/calendar/time-zone';

/**
 * A column of an exported list. `of` reads it from the row as the list's call answers it: an `amount` is a decimal text, a `date`
 * `YYYY-MM-DD`, an `instant` ISO 8601, which the file tells by the house's clocks. Null leaves the cell empty.
 */
export interface ExportColumn<Row> {
  readonly heading: string;
  readonly kind: 'text' | 'number' | 'amount' | 'date' | 'instant';
  readonly of: (row: Row) => string | number | null;
}

/** What a file is made of, batch by batch. */
export interface ExportFile<Row> {
  add(rows: readonly Row[]): Promise<readonly Uint8Array[]>;
  end(): Promise<readonly Uint8Array[]>;
}

const quarter = 15 * 60_000;

/** Tells instants by the clocks of a zone, in milliseconds as if these were UTC's. Offsets change on quarters of an hour only. */
export function wallClocks(timeZone: string): (instant: string) => number {
  const offsets = new Map<number, number>();
  return (text) => {
    const instant = Date.parse(text);
    const at = Math.floor(instant / quarter);
    let offset = offsets.get(at);
    if (offset === undefined) {
      offset = offsetAt(timeZone, at * quarter);
      offsets.set(at, offset);
    }
    return instant + offset;
  };
}
