import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StudiedSeries } from '../../api/study.ts';

/** Kept at most: what was looked at long ago is not come back to. */
const most = 30;

/** What was looked at of a series in this visit, the latest first: kept beside the answers, and gone with them when one signs out. */
export function useLookedAt({ id, type }: StudiedSeries, label: string | undefined): readonly string[] {
  const client = useQueryClient();
  const key = ['looked-at', id, type];
  const { data } = useQuery({
    queryKey: key,
    queryFn: (): readonly string[] => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of the series
  useEffect(() => {
    if (label === undefined) return;
    client.setQueryData(key, (before: readonly string[] = []) =>
      before[0] === label ? before : [label, ...before.filter((one) => one !== label)].slice(0, most),
    );
  }, [client, id, type, label]);
  return data;
}
