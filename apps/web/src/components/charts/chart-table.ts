/**
 * What a chart shows, as rows: its table view, and its CSV and XLSX, are made of this one description. A number stands
 * in a cell unrounded; how it is written is the column's.
 */
export interface ChartTable {
  /** What the rows are of: the table's caption and the sheet's heading. */
  readonly title: string;
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly ChartCell[])[];
}

export interface ChartColumn {
  readonly heading: string;
  /** Numbers stand at the right and sort by value. */
  readonly kind: 'text' | 'number' | 'date';
  /** How many decimals a number has on screen; 0 unless said. */
  readonly decimals?: number;
}

/** Dates as `YYYY-MM-DD`; null is an empty cell, shown as —. */
export type ChartCell = string | number | null;

/** The rows of a table by one of its columns; what is empty stands last, and equal cells keep their order. */
export function sortedRows({ rows }: ChartTable, column: number, descending: boolean): ChartTable['rows'] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[column] ?? null, b[column] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * String(one).localeCompare(String(other), 'es');
  });
}

/** A text that no program takes for a formula, not even after a sheet was saved as CSV. */
export function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** A table as CSV with a byte order mark, so that accents survive: figures with a dot and all their decimals, dates as YYYY-MM-DD. */
export function csvOf({ columns, rows }: ChartTable): string {
  const cell = (value: ChartCell) => {
    if (value === null) return '';
    if (typeof value === 'number') return String(value);
    const text = inert(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [columns.map(({ heading }) => heading), ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
