/** The wire's `type`: 0 the traditional series, 1 the laggards. */
export type SeriesType = 0 | 1;

export function seriesType(value: unknown): SeriesType {
  return Number(value) === 1 ? 1 : 0;
}
