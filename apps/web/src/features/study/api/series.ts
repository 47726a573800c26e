import type { SeriesType } from '../../../api/series.ts';

/** Which history is studied. */
export interface StudiedSeries {
  readonly id: number;
  readonly type: SeriesType;
}
