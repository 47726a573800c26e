import type { StudiedRange, StudiedSeries } from '../../../api/study.ts';

/** What the addresses of cards and of one of them have in common: the series and the dates. */
export function cardSearch(series: StudiedSeries, { from, to }: StudiedRange) {
  return {
    ...(series.type === 1 && { type: '1' as const }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}
