/** Where a count falls beside what chance alone gives. */
export type ChancePlace = 'above' | 'below' | 'inside';

/** A count with what chance gives it, and the 95 % interval of that. */
export interface CountByChance {
  readonly count: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** Whether a count lies outside its 95 % interval, and on which side. */
export function chancePlace({ count, low, high }: CountByChance): ChancePlace {
  return count > high ? 'above' : count < low ? 'below' : 'inside';
}
