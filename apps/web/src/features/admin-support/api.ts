import type { AnswerOf } from '@bolillero/contract/call';
import { answerSupportQuestion, listSupportQuestions } from '@bolillero/contract/calls/support';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedWith, namingFields } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';

export const messagesKey = ['admin-support'] as const;
export const messagesPerPage = 10;

export type MessagePage = AnswerOf<typeof listSupportQuestions>;

export interface MessageFilter {
  readonly answered: boolean;
  readonly page: number;
  readonly q: string | undefined;
}

/** A page of the messages that wait for an answer, or of those that have one. */
const messagesQuery = ({ answered, page, q }: MessageFilter) =>
  queryOptions({
    queryKey: [...messagesKey, { answered, page, q }],
    queryFn: ({ signal }) =>
      request(listSupportQuestions, {
        query: { answered, page, perPage: messagesPerPage, ...(q !== undefined && { q }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // messages come in while the page is open
    refetchInterval: 30_000,
  });

export function useMessages(filter: MessageFilter) {
  return useQuery(messagesQuery(filter));
}

/** Answers a message, once for all who work in the back-office; the answer leaves by mail. */
export function useAnswerMessage() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: messagesKey });
  return useMutation({
    mutationFn: ({ id, answer }: { readonly id: number; readonly answer: string }) =>
      namingFields({ respuesta: 'answer' }, () =>
        request(answerSupportQuestion, { body: { id, respuesta: answer } }),
      ),
    onSuccess: refresh,
    onError: (error) => {
      // a colleague was faster: the list says so
      if (failedWith(error, 'support-answered')) refresh();
    },
  });
}
