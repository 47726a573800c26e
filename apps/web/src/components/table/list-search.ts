/** What stands in the address of every list; each has its own filters besides. */
export interface ListSearch {
  readonly q?: string | undefined;
  /** A column's name, `-` before it for descending. */
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
  readonly rows?: number | undefined;
  readonly dates?: DatesPreset | undefined;
  /** Both of them stand for `between` alone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const rowsPerPage = [10, 25, 50, 100] as const;

export const datesPresets = [
  'today',
  'yesterday',
  'this-week',
  'this-month',
  'last-month',
  'this-year',
  'between',
] as const;
export type DatesPreset = (typeof datesPresets)[number];
