import type { QueryOf } from '@bolillero/contract/call';
import { type AuditEntry, auditFilters, exportAudit, listAudit } from '@bolillero/contract/calls/audit';
import type { ExportFormat } from '@bolillero/contract/list';
import type { AuditedEntity } from '@bolillero/domain/audit/changes';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request, respond } from '../../api/client.ts';
import type { ListSearch } from '../../components/table/list-search.ts';
import { type AskedList, useListPage } from '../../components/table/use-list-page.ts';

type Facts = Readonly<Record<string, unknown>>;

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The facts of one side of a change; nothing where it has none. */
export function factsOf(side: unknown): Facts {
  return isFacts(side) ? side : {};
}

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

function readChange({ entity_id: entityId, ...entry }: AuditEntry): Change {
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
    getNextPageParam: ({ pages }, _, page) => (page < (pages ?? 1) ? page + 1 : undefined),
    // what somebody has just changed is told when they come back to it
    staleTime: 0,
  });

/** The changes of one record, the newest first, ten more at a time. */
export function useRecordHistory(entity: AuditedEntity, id: string) {
  return useInfiniteQuery(historyQuery(entity, id));
}

/** What the list of changes is filtered by besides. */
export type AuditSearch = ListSearch & {
  readonly admin?: number | undefined;
  readonly entity?: string | undefined;
  readonly record?: string | undefined;
  readonly action?: string | undefined;
  readonly field?: string | undefined;
};

type Sort = NonNullable<QueryOf<typeof listAudit>['sort']>;

/** What both calls are asked with: the address has checked the names. */
const queryOf = <A extends AskedList>({ sort, ...asked }: A, search: AuditSearch) => ({
  ...asked,
  ...(sort !== undefined && { sort: sort as Sort }),
  ...(search.admin !== undefined && { admin_id: search.admin }),
  ...(search.entity !== undefined && { entity: search.entity as AuditedEntity }),
  ...(search.record !== undefined && { entity_id: search.record }),
  ...(search.action !== undefined && { action: search.action }),
  ...(search.field !== undefined && { field: search.field }),
});

/** The page of changes that an address names. */
export function useChanges(search: AuditSearch) {
  const { admin, entity, record, action, field } = search;
  return useListPage<Change>({
    key: [...auditKey, 'list', { admin, entity, record, action, field }],
    search,
    ask: async (asked, signal) => {
      const { data, total } = await request(listAudit, { query: queryOf(asked, search), signal });
      return { data: data.map(readChange), total };
    },
  });
}

/** All of them as a file. */
export const exportedChanges =
  (search: AuditSearch) =>
  ({ format, ...asked }: AskedList & { readonly format: ExportFormat }, signal: AbortSignal) =>
    respond(exportAudit, { query: { ...queryOf(asked, search), format }, signal });

/** Whom the changes can be filtered by. */
export function useAuditPeople() {
  return useQuery({
    queryKey: [...auditKey, 'people'],
    queryFn: async ({ signal }) => (await request(auditFilters, { signal })).people,
  });
}

/** Whose draw a change was made to, where its record says so. */
export function drawOf({ before, after }: Change): { lotteryId: number; lottery: string } | null {
  const { name, lottery_id: lotteryId } = { ...factsOf(before), ...factsOf(after) };
  return typeof name === 'string' && typeof lotteryId === 'number' ? { lotteryId, lottery: name } : null;
}
