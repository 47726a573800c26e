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
