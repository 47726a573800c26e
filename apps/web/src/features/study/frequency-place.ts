import { leastExpected } from '@bolillero/domain/statistics/expected';
import type { FrequencyRow } from './api.ts';

/** Where a count lies against the interval that chance alone gives. */
export type FrequencyPlace = 'within' | 'above' | 'below';

export function placeOf({ count, low, high }: { count: number; low: number; high: number }): FrequencyPlace {
  if (count > high) return 'above';
  return count < low ? 'below' : 'within';
}

/** Whether every ball is expected often enough for counts to tell anything. */
export function tellsAnything(rows: readonly Pick<FrequencyRow, 'expected'>[]): boolean {
  return rows.every(({ expected }) => expected >= leastExpected);
}
