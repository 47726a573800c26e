import type { AnswerOf } from '@bolillero/contract/call';
import { listMail, resendMail } from '@bolillero/contract/calls/mail';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

export const mailsKey = ['admin-mail'] as const;
export const mailsPerPage = 20;

export type MailPage = AnswerOf<typeof listMail>;

export interface MailFilter {
  /** Besides what is failing, also what is sent or waits for its turn. */
  readonly all: boolean;
  readonly page: number;
  readonly q: string | undefined;
  readonly kind: string | undefined;
}

const mailsQuery = ({ all, page, q, kind }: MailFilter) =>
  queryOptions({
    queryKey: [...mailsKey, { all, page, q, kind }],
    queryFn: ({ signal }) =>
      request(listMail, {
        query: {
          page,
          perPage: mailsPerPage,
          ...(!all && { failing: true }),
          ...(q !== undefined && { q }),
          ...(kind !== undefined && { kind }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    // they are tried again by themselves while the page is open
    refetchInterval: 15_000,
  });

export function useMails(filter: MailFilter) {
  return useQuery(mailsQuery(filter));
}

/** Puts a mail back that was given up or is unclear. Refused, the list is read anew: somebody else did it, or it left. */
export function useResendMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(resendMail, { params: { id }, body: {} }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: mailsKey }),
  });
}
