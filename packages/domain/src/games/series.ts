/** The main drawing, and the second one of the same lottery ("Double Play", "Sí o Sí"; REZAGADOS on screen). */
export type SeriesName = 'traditional' | 'laggards';

/** A series as the database and the wire number it: 0 traditional, 1 laggards. */
export type SeriesNumber = 0 | 1;

export function seriesNumber(series: SeriesName): SeriesNumber {
  return series === 'laggards' ? 1 : 0;
}

/** The series of a number; whoever gives none means the traditional one. */
export function seriesOf(number: number | undefined): SeriesName {
  return number === 1 ? 'laggards' : 'traditional';
}
