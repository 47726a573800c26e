import { resendMail } from '@bolillero/contract/calls/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { mailsKey } from './mails.ts';

/** Puts a mail back that was given up or is unclear. Refused, the list is read anew: somebody else did it, or it left. */
export function useResendMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(resendMail, { params: { id }, body: {} }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: mailsKey }),
  });
}
