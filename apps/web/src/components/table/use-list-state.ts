import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ListSearch } from './list-search.ts';

/** Parts of an address, by their names; undefined takes one off. */
type ListChanges = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a list shows, as its address says it, and how that is changed. */
export interface ListState<S extends ListSearch = ListSearch> {
  readonly search: S;
  /** Other filters, another order or size: the first page of that. Undefined takes a filter off. */
  readonly change: (changes: ListChanges) => void;
  readonly turn: (page: number) => void;
}

/** The state of a page's list: all of it stands in the address, so that a reload, a link and the way back show the same. */
export function useListState<S extends ListSearch>(search: S): ListState<S> {
  const navigate = useNavigate();
  const go = useCallback(
    (changes: object, replace: boolean) => {
      const next = (old: object) =>
        Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== undefined));
      // Where a page's own address is named, its search would be checked: here it is any list's.
      void navigate({ to: '.', search: next, replace, resetScroll: false } as never);
    },
    [navigate],
  );
  return useMemo(
    () => ({
      search,
      change: (changes) => go({ ...changes, page: undefined }, true),
      turn: (page) => go({ page: page > 1 ? page : undefined }, false),
    }),
    [search, go],
  );
}
