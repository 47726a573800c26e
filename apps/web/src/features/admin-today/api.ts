import { resendMail } from '@bolillero/contract/calls/mail';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { dueKey } from '../../api/dashboard.ts';

/** Puts a mail back in line that was given up or is unclear; refused, somebody else did it. */
export function useResend() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(resendMail, { params: { id }, body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dueKey }),
  });
}
