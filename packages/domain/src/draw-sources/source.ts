import type { NamedColumns } from '../imports/layout.ts';

/** How a source of official results answers. */
export const sourceKinds = ['ny-open-data', 'csv'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What stands between the values of a CSV. */
export const separators = ['comma', 'semicolon', 'tab'] as const;
export type Separator = (typeof separators)[number];

/** How a CSV of draws is laid out: settings, so that another source takes no program. */
export interface CsvLayout extends NamedColumns {
  readonly separator: Separator;
}

/** What went wrong the last time that a source was looked at. */
export const sourceFaults = [
  /** No answer: no such name, nobody there, a line that broke. */
  'unreachable',
  'too-slow',
  /** It answered, with a status that is no answer. */
  'refused',
  /** It sends elsewhere, too often or where nothing is fetched from. */
  'redirected',
  /** Not https, or an address of this machine or of the house's own network. */
  'address-not-allowed',
  'too-large',
  'too-many-rows',
  /** Not of the type that its kind has. */
  'unexpected-content',
  'unreadable',
  /** A column of the layout is not there. */
  'columns-differ',
  'empty',
  /** Some rows are no draw of the series: they were left out, the others were taken. */
  'rows-left-out',
  /** Most rows are no draw of the series: nothing was taken. */
  'another-game',
] as const;
export type SourceFault = (typeof sourceFaults)[number];

/** Hours between two looks at a source. */
export const hoursBetweenLooks = { least: 1, most: 168, usual: 6 } as const;

/** The longest address that is fetched. */
export const longestAddress = 500;

/** The newest draws of a series that a source is held against. */
export const drawsLookedAt = 100;
