/** Where a count lies against the interval that chance alone gives. */
export type FrequencyPlace = 'within' | 'above' | 'below';

export function placeOf({ count, low, high }: { count: number; low: number; high: number }): FrequencyPlace {
  if (count > high) return 'above';
  return count < low ? 'below' : 'within';
}
