import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Loading } from './skeletons.tsx';

/** What `Loaded` reads of a query; every `useQuery` and `useInfiniteQuery` answers it. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** The data answers the question before: the list of another page or filter, until its own is there. */
  readonly isPlaceholderData?: boolean;
}

interface LoadedProps<T> {
  /** One query, or several made one by `together`. */
  readonly query: Asked<T>;
  /** Shapes of what is to come: a skeleton. */
  readonly waiting: ReactNode;
  /** Whether there is nothing in what came. Without it: whether it is a list of nothing. */
  readonly isEmpty?: (data: T) => boolean;
  /** Stands in the place of `children` where there is nothing: an `EmptyState`. Never for the question before. */
  readonly empty?: ReactNode | ((data: T) => ReactNode);
  /** What came. `stale`: it answers the question before. */
  readonly children: (data: T, state: { readonly stale: boolean }) => ReactNode;
}

/**
 * The four states of what is asked from the server: waiting, failed with "Reintentar", empty, there. What is there
 * stays when asking again fails.
 */
export function Loaded<T>({ query, waiting, isEmpty = isEmptyList, empty, children }: LoadedProps<T>) {
  const { data, error, refetch, isPlaceholderData: stale = false } = query;
  if (data !== undefined) {
    if (empty === undefined || stale || !isEmpty(data)) return children(data, { stale });
    return typeof empty === 'function' ? empty(data) : empty;
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Loading>{waiting}</Loading>;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/** Several queries as one: there once all are, failed as soon as one is; asking again asks those that failed. */
export function together<T extends readonly unknown[]>(
  ...queries: { readonly [K in keyof T]: Asked<T[K]> }
): Asked<T> {
  const all: readonly Asked<unknown>[] = queries;
  const failed = all.filter(({ data, error }) => data === undefined && error);
  return {
    data: all.every(({ data }) => data !== undefined)
      ? (all.map(({ data }) => data) as readonly unknown[] as T)
      : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
    isPlaceholderData: all.some(({ isPlaceholderData }) => isPlaceholderData),
  };
}
