import type { BallState } from './ball-marks.ts';

/** How a panel of `size` numbers lies on the slip: rows of `columns`, the last one perhaps shorter. */
export interface SlipGeometry {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
}

/** A number of the panel that is not blank: how it is inked. */
export interface Inked {
  readonly state: BallState;
  readonly matched: boolean;
}

/** Columns of the slip unless the lottery says otherwise. */
export const defaultColumns = 7;

export function slipGeometry(size: number, columns = defaultColumns): SlipGeometry {
  return { size, columns, rows: Math.ceil(size / columns) };
}

/** Column and row, from 0, of a number of the panel. */
export function placeOf({ columns }: SlipGeometry, number: number): { column: number; row: number } {
  return { column: (number - 1) % columns, row: Math.floor((number - 1) / columns) };
}

/** The numbers of the panel, row by row. */
export function rowsOf({ size, columns, rows }: SlipGeometry): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: Math.min(columns, size - row * columns) },
      (_, column) => row * columns + column + 1,
    ),
  );
}

/** The constellation: the centres of the numbers in ascending order, in cells, as an SVG `points` list. */
export function constellation(geometry: SlipGeometry, numbers: readonly number[]): string {
  return numbers
    .filter((number) => number >= 1 && number <= geometry.size)
    .toSorted((a, b) => a - b)
    .map((number) => {
      const { column, row } = placeOf(geometry, number);
      return `${column + 0.5},${row + 0.5}`;
    })
    .join(' ');
}

/**
 * Where the keyboard goes from a number of the panel: arrows by one place without leaving the panel, Home and End to
 * the row's ends (with Ctrl to the panel's), PageUp and PageDown to the column's. Null for every other key.
 */
export function moveOnPanel(geometry: SlipGeometry, from: number, key: string, ctrl = false): number | null {
  const { size, columns } = geometry;
  const { column, row } = placeOf(geometry, from);
  const within = (number: number) => (number >= 1 && number <= size ? number : from);
  switch (key) {
    case 'ArrowRight':
      return within(from + 1);
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowDown':
      return within(from + columns);
    case 'ArrowUp':
      return within(from - columns);
    case 'Home':
      return ctrl ? 1 : row * columns + 1;
    case 'End':
      return ctrl ? size : Math.min(row * columns + columns, size);
    case 'PageUp':
      return column + 1;
    case 'PageDown': {
      const last = (geometry.rows - 1) * columns + column + 1;
      return last <= size ? last : last - columns;
    }
    default:
      return null;
  }
}
