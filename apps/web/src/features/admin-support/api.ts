import {
  answerSupportQuestion,
  exportSupportQuestions,
  listSupportQuestions,
  type SupportQuestion,
} from '@bolillero/contract/calls/support';
import type { ExportFormat } from '@bolillero/contract/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith, namingFields } from '../../api/api-error.ts';
import { request, respond } from '../../api/client.ts';
import type { AskedList, AskedPage, ListRows } from '../../components/table/use-list-page.ts';

export const messagesKey = ['admin-support'] as const;
/** What the lists of messages are filtered by besides what every list is. */
export interface MessageFilter {
  readonly answered: boolean;
}

/** A page of the messages that wait for an answer, or of those that have one. */
export async function askMessages(
  asked: AskedPage,
  { answered }: MessageFilter,
  signal: AbortSignal,
): Promise<ListRows<SupportQuestion>> {
  const { sort, ...rest } = asked;
  return await request(listSupportQuestions, { query: { ...rest, ...sorted(sort), answered }, signal });
}

export const exportMessages = (
  { sort, ...asked }: AskedList & { readonly format: ExportFormat },
  { answered }: MessageFilter,
  signal: AbortSignal,
) => respond(exportSupportQuestions, { query: { ...asked, ...sorted(sort), answered }, signal });

const sorted = (sort: string | undefined) => (sort === undefined ? {} : { sort: sort as 'id' });

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
