import { listAudit } from '@bolillero/contract/calls/audit';
import type { AuditedEntity } from '@bolillero/domain/audit/changes';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

/** Everything that is asked about the audit. */
export const auditKey = ['admin-audit'] as const;

const historyPerPage = 10;

const historyQuery = (entity: AuditedEntity, id: string) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, 'history', entity, id],
    queryFn: ({ pageParam, signal }) =>
      request(listAudit, {
        query: { entity, entity_id: id, page: pageParam, perPage: historyPerPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : undefined),
    // what somebody has just changed is told when they come back to it
    staleTime: 0,
  });

/** The changes of one record, the newest first, ten more at a time. */
export function useRecordHistory(entity: AuditedEntity, id: string) {
  return useInfiniteQuery(historyQuery(entity, id));
}
