/** How often a ball came in a month or a year, and what chance gives with the draws of it. */
export interface PeriodCount {
  /** `2015-01`, or `2015`. */
  readonly period: string;
  readonly count: number;
  /** How many draws it had. */
  readonly draws: number;
  readonly expected: number;
  /** Of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}
