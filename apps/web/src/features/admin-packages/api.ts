import { createPackage, deletePackage, updatePackage } from '@bolillero/contract/calls/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { namingFields } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import type { Package } from '../../api/subscription.ts';
import { packagesQuery } from '../../api/subscription.ts';
import type { ListPage } from '../../components/table/use-list-page.ts';

/** The packages on sale, which everybody reads: all of them are one page. */
export function usePackages(): ListPage<Package> {
  const { data, error, refetch } = useQuery({ ...packagesQuery(), staleTime: 0 });
  return {
    rows: data,
    total: data?.length,
    page: 1,
    perPage: Math.max(10, data?.length ?? 0),
    stale: false,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    asked: {},
  };
}

interface SavedPackage {
  /** Null for a new one. */
  readonly id: number | null;
  readonly months: number;
  /** Decimal text. */
  readonly price: string;
  readonly colour: readonly [red: number, green: number, blue: number];
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: packagesQuery().queryKey });
}

export function useSavePackage() {
  return useMutation({
    mutationFn: ({ id, months, price, colour: [r, g, b] }: SavedPackage) => {
      const body = { months, price, r, g, b };
      return namingFields({ r: 'colour', g: 'colour', b: 'colour' }, () =>
        id === null ? request(createPackage, { body }) : request(updatePackage, { params: { id }, body }),
      );
    },
    onSuccess: useRefresh(),
  });
}

export function useRemovePackage() {
  return useMutation({
    mutationFn: (id: number) => request(deletePackage, { params: { id } }),
    onSettled: useRefresh(),
  });
}
