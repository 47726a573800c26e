import { answerSupportQuestion } from '@bolillero/contract/calls/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { messagesKey } from './messages.ts';

/** Answers a message, once for all who work in the back-office; the answer leaves by mail. */
export function useAnswerMessage() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: messagesKey });
  return useMutation({
    mutationFn: (answer: { readonly id: number; readonly respuesta: string }) =>
      request(answerSupportQuestion, { body: answer }),
    onSuccess: refresh,
    onError: (error) => {
      // a colleague was faster: the list says so
      if (failedWith(error, 'support-answered')) refresh();
    },
  });
}
