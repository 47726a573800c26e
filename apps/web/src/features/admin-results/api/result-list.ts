import type { QueryOf } from '@bolillero/contract/call';
import { exportResults, type ListedResult, listResults } from '@bolillero/contract/calls/result-list';
import type { ExportFormat } from '@bolillero/contract/list';
import { readBalls } from '../../../api/balls.ts';
import { request, respond } from '../../../api/client.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import type { ListSearch } from '../../../components/table/list-search.ts';
import { type AskedList, useListPage } from '../../../components/table/use-list-page.ts';
import { type Result, resultsKey } from './results.ts';

/** What the list of results is filtered by besides. */
export type ResultsSearch = ListSearch & {
  readonly type?: '0' | '1' | undefined;
  readonly shown?: 'yes' | 'no' | undefined;
};

/** A result as the list tells it. */
export type ListRow = Omit<Result, 'levels' | 'revision'>;

/** Which series of which lottery is listed. */
export interface ListedSeries {
  readonly name: string;
  readonly id: number;
  readonly type: SeriesType;
}

type Sort = NonNullable<QueryOf<typeof listResults>['sort']>;

const queryOf = <A extends AskedList>(
  { sort, q: _, ...asked }: A,
  { type }: ListedSeries,
  { shown }: ResultsSearch,
) => ({
  ...asked,
  type,
  ...(sort !== undefined && { sort: sort as Sort }),
  ...(shown !== undefined && { isShow: shown === 'yes' ? 1 : 0 }),
});

/** The page of results that an address names; asked again while one of them is being settled. */
export function useResultsPage(series: ListedSeries, search: ResultsSearch, settling: boolean) {
  const { name, id, type } = series;
  return useListPage<ListRow>({
    key: [...resultsKey, 'list', name, type, search.shown],
    search,
    ask: async (asked, signal) => {
      const query = queryOf(asked, series, search);
      const { data, total } = await request(listResults, { params: { name, id }, query, signal });
      return { data: data.map(readRow), total };
    },
    interval: settling ? 1_000 : undefined,
  });
}

/** All of them as a file. */
export const exportedResults =
  (series: ListedSeries, search: ResultsSearch) =>
  ({ format, ...asked }: AskedList & { readonly format: ExportFormat }, signal: AbortSignal) =>
    respond(exportResults, {
      params: { name: series.name, id: series.id },
      query: { ...queryOf(asked, series, search), format },
      signal,
    });

function readRow(wire: ListedResult): ListRow {
  return {
    id: wire.id,
    series: seriesType(wire.type),
    date: wire.date,
    nextDate: wire.date_before,
    jackpot: wire.amount,
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.enhancer,
    shown: wire.isShow,
    demo: wire.demo,
    settlement: wire.settlement,
  };
}
