import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { serverNow } from '../../api/server-clock.ts';
import { settingsQuery } from '../../api/settings.ts';
import { dateOfInstant } from '../ui/dates.ts';
import { datesOf } from './list-dates.ts';
import { type ListSearch, rowsPerPage } from './list-search.ts';

/** What every list's call is asked with: names that the wire and the field share. */
export interface AskedList {
  readonly q?: string;
  readonly sort?: string;
  readonly from?: string;
  readonly to?: string;
}

export interface AskedPage extends AskedList {
  readonly page: number;
  readonly perPage: number;
  readonly count: 'later' | 'only';
  readonly known?: number;
}

export interface ListRows<Row> {
  readonly data: readonly Row[];
  /** Null where they are so many that counting them is a question of its own. */
  readonly total: number | null;
}

/** A page of a list, as far as it is there. */
export interface ListPage<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Undefined while it is being counted. */
  readonly total: number | undefined;
  readonly page: number;
  readonly perPage: number;
  /** The rows answer the question before. */
  readonly stale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** The same question without its page: for the export. */
  readonly asked: AskedList;
}

interface ListQuestion<Row> {
  /** Of the queries: the list's, and whatever else it is filtered by. */
  readonly key: readonly unknown[];
  readonly search: ListSearch;
  readonly ask: (asked: AskedPage, signal: AbortSignal) => Promise<ListRows<Row>>;
  /** Rows come in while the page is open: asked again so often, in milliseconds, perhaps by what is shown. */
  readonly interval?: number | ((rows: readonly Row[] | undefined) => number) | undefined;
  readonly enabled?: boolean | undefined;
}

/** The house's date, by which "today" is meant. */
export function useHouseDate(): string {
  const zone = useQuery(settingsQuery()).data?.timeZone;
  return dateOfInstant(serverNow(), zone);
}

/** Asks for the page that the address names. A total of more than ten thousand rows is asked for after them. */
export function useListPage<Row>(question: ListQuestion<Row>): ListPage<Row> {
  const { key, search, ask, interval, enabled = true } = question;
  const { q, sort, page = 1, rows: perPage = rowsPerPage[0] } = search;
  const { from, to } = datesOf(search, useHouseDate());
  const filters = { ...(q && { q }), ...(from && { from }), ...(to && { to }) };
  const asked = { ...filters, ...(sort && { sort }) };
  const counted = useQuery({
    queryKey: [...key, 'total', filters],
    queryFn: ({ signal }) => ask({ ...filters, page: 1, perPage, count: 'only' }, signal),
    enabled: false,
  });
  const known = counted.data?.total;
  const shown = useQuery({
    queryKey: [...key, { ...asked, page, perPage }],
    queryFn: async ({ signal }) => {
      const hint = known == null ? {} : { known };
      const answer = await ask({ ...asked, page, perPage, count: 'later', ...hint }, signal);
      // Counted once the rows are on the screen, and again with every reading of them.
      if (answer.total === null) void counted.refetch();
      return answer;
    },
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: ({ state }) =>
      (typeof interval === 'function' ? interval(state.data?.data) : interval) ?? false,
  });
  return {
    rows: shown.data?.data,
    total: shown.data?.total ?? known ?? undefined,
    page,
    perPage,
    stale: shown.isPlaceholderData,
    error: shown.data === undefined ? shown.error : null,
    retry: () => void shown.refetch(),
    asked,
  };
}

/** How many rows a list has with these filters: for a tab's or a preset's count. Undefined until it is known. */
export function useListTotal<Row>({
  key,
  search,
  ask,
  interval,
  enabled = true,
}: ListQuestion<Row>): number | undefined {
  const { from, to } = datesOf(search, useHouseDate());
  const { q } = search;
  const filters = { ...(q && { q }), ...(from && { from }), ...(to && { to }) };
  const { data } = useQuery({
    queryKey: [...key, 'count', filters],
    queryFn: ({ signal }) => ask({ ...filters, page: 1, perPage: rowsPerPage[0], count: 'only' }, signal),
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: (typeof interval === 'function' ? interval(undefined) : interval) ?? false,
  });
  return data?.total ?? undefined;
}
