import { type AuditEntry, listAudit } from '@bolillero/contract/calls/audit';
import type { AuditedEntity } from '@bolillero/domain/audit/changes';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

/** Everything that is asked about the audit. */
export const auditKey = ['admin-audit'] as const;

/** One entry of the audit: who changed what of which record, when and why. */
export interface Change {
  readonly id: number;
  /** ISO instant. */
  readonly at: string;
  readonly who: string;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  /** Names of the fields that it changed, as the record is on the wire. */
  readonly fields: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

export function readChange({ entity_id: entityId, ...entry }: AuditEntry): Change {
  return { ...entry, entityId };
}

const historyPerPage = 10;

const historyQuery = (entity: AuditedEntity, id: string) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, 'history', entity, id],
    queryFn: async ({ pageParam: page, signal }) => {
      const query = { entity, entity_id: id, page, perPage: historyPerPage };
      const { data, ...counts } = await request(listAudit, { query, signal });
      return { changes: data.map(readChange), ...counts };
    },
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : undefined),
    // what somebody has just changed is told when they come back to it
    staleTime: 0,
  });

/** The changes of one record, the newest first, ten more at a time. */
export function useRecordHistory(entity: AuditedEntity, id: string) {
  return useInfiniteQuery(historyQuery(entity, id));
}
