import { type SeriesNumber, seriesNumber, seriesOf } from '@bolillero/domain/games/series';

/** The wire's `type`. */
export type SeriesType = SeriesNumber;

/** A `type` as it came over the wire or in an address. */
export function seriesType(value: unknown): SeriesType {
  return seriesNumber(seriesOf(Number(value)));
}
