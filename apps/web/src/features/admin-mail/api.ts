import type { AnswerOf, QueryOf } from '@bolillero/contract/call';
import {
  exportMail,
  listMail,
  type MailRow,
  oneMail,
  readdressMail,
  resendMail,
  withholdMail,
} from '@bolillero/contract/calls/mail';
import type { ExportFormat } from '@bolillero/contract/list';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, respond } from '../../api/client.ts';
import type { ListSearch } from '../../components/table/list-search.ts';
import { type AskedList, useListPage } from '../../components/table/use-list-page.ts';

const mailsKey = ['admin-mail'] as const;

export type Mail = MailRow;

/** A mail with its text; null where that is kept from everybody, or not kept any more. */
export type WholeMail = Omit<AnswerOf<typeof oneMail>['data'], 'costumer_id'> & {
  readonly customerId: number | null;
};

/** What the list of mails is filtered by besides. */
export type MailSearch = ListSearch & {
  readonly part?: 'failing' | 'waiting' | undefined;
  readonly kind?: string | undefined;
  readonly player?: number | undefined;
};

type Sort = NonNullable<QueryOf<typeof listMail>['sort']>;

/** What both calls are asked with: the address has checked the names. */
const queryOf = <A extends AskedList>({ sort, ...asked }: A, { part, kind, player }: MailSearch) => ({
  ...asked,
  ...(sort !== undefined && { sort: sort as Sort }),
  ...(part === 'failing' && { failing: true }),
  ...(part === 'waiting' && { state: 'waiting' as const }),
  ...(kind !== undefined && { kind }),
  ...(player !== undefined && { costumer_id: player }),
});

/** The page of mails that an address names. They are tried again by themselves while it is open. */
export function useMails(search: MailSearch) {
  const { part, kind, player } = search;
  return useListPage<Mail>({
    key: [...mailsKey, 'list', { part, kind, player }],
    search,
    ask: (asked, signal) => request(listMail, { query: queryOf(asked, search), signal }),
    interval: 15_000,
  });
}

/** All of them as a file. */
export const exportedMails =
  (search: MailSearch) =>
  ({ format, ...asked }: AskedList & { readonly format: ExportFormat }, signal: AbortSignal) =>
    respond(exportMail, { query: { ...queryOf(asked, search), format }, signal });

const mailQuery = (id: number) =>
  queryOptions({
    queryKey: [...mailsKey, 'one', id],
    queryFn: async ({ signal }): Promise<WholeMail> => {
      const { costumer_id: customerId, ...mail } = (await request(oneMail, { params: { id }, signal })).data;
      return { ...mail, customerId };
    },
    staleTime: 0,
  });

export function useMail(id: number) {
  return useQuery(mailQuery(id));
}

/** Does something to a mail. Refused, it is read anew: somebody else did it, or it left. */
function useMailChange<V>(change: (value: V) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailsKey }),
  });
}

/** Sends a mail now that failed, may have been sent, waits or was withheld. */
export const useResendMail = () =>
  useMailChange((id: number) => request(resendMail, { params: { id }, body: {} }));

/** Sends it to another address, which is this mail's alone. */
export const useReaddressMail = (id: number) =>
  useMailChange((address: string) => request(readdressMail, { params: { id }, body: { address } }));

export const useWithholdMail = () =>
  useMailChange((id: number) => request(withholdMail, { params: { id }, body: {} }));
