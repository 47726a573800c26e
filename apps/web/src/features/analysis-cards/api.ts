import { useQuery } from '@tanstack/react-query';
import type { LotteryDetail } from '../../api/lottery.ts';
import { resultCalendarQuery } from '../../api/selectable-dates.ts';
import { type StudiedRange, type StudiedSeries, studiedDrawsQuery } from '../../api/study.ts';
import type { Asked } from '../../components/ui/Loaded.tsx';
import { recentRange } from './recent-range.ts';

/** The draws of a range, oldest first, with what came most and least in it. */
export type RangeDraws = Awaited<ReturnType<NonNullable<ReturnType<typeof studiedDrawsQuery>['queryFn']>>>;

export interface StudiedCards {
  /** The range that is shown: the address's, else the last two months of the series. Undefined until that is known. */
  readonly range: StudiedRange | undefined;
  /** Null where the series has no draw yet. */
  readonly query: Asked<RangeDraws | null>;
}

/** The draws that the cards of a range are made of. */
export function useStudiedCards(
  { schedule }: Pick<LotteryDetail, 'schedule'>,
  series: StudiedSeries,
  { from, to }: StudiedRange,
): StudiedCards {
  const calendar = useQuery(resultCalendarQuery(series));
  const { data } = calendar;
  const isNarrowed = from !== undefined || to !== undefined;
  const recent = data?.last ? recentRange({ ...data, schedule, last: data.last }) : undefined;
  const range = isNarrowed ? { from, to } : recent;
  const draws = useQuery({ ...studiedDrawsQuery(series, range ?? {}), enabled: range !== undefined });
  const query: Asked<RangeDraws | null> =
    range !== undefined ? draws : { ...calendar, data: data && data.last === null ? null : undefined };
  return { range, query };
}
