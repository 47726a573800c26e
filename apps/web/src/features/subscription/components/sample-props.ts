import type { Lottery } from '../../../api/lottery.ts';
import type { StudiedSeries } from '../../../api/study.ts';

/** Whose sample is shown. */
export interface SampleProps {
  readonly lottery: Lottery;
  readonly series: StudiedSeries;
}
