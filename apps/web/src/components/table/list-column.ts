import type { ReactNode } from 'react';
import type { Act } from '../ui/ActMenu.tsx';

/** How close the rows of a list stand: 38 or 50 pixels each. */
export type Density = 'dense' | 'airy';

export interface ListColumn<Row> {
  readonly id: string;
  readonly heading: string;
  /** What the address calls an order by it; without it the heading does not sort. */
  readonly sort?: string;
  readonly cell: (row: Row, density: Density) => ReactNode;
  /** Numbers stand right. */
  readonly numeric?: boolean;
  /** Takes the room that is left, and ends in an ellipsis: the whole stands in its `title`. */
  readonly grows?: boolean;
  /** In which place it goes as the table gets narrower, 1 first. Without it it stays. */
  readonly goes?: number;
  /** Its words say which row it is, and open it where the list opens rows. */
  readonly names?: boolean;
  /** A line of its own on a phone's card. */
  readonly wide?: boolean;
  /** Left out on a phone's card. */
  readonly offCards?: boolean;
  /** Bones stand for so many pixels of it. */
  readonly width?: number;
}

/** The last column: one main button, and the others in a menu. */
export interface RowActions<Row> {
  readonly main?: (row: Row) => ReactNode;
  readonly more?: (row: Row) => readonly Act[];
  /** What a row is called: "cartilla 000231". */
  readonly nameOf: (row: Row) => string;
}
