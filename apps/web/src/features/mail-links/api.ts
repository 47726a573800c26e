import { confirmEmail } from '@bolillero/contract/calls/costumers';
import { unsubscribeMail } from '@bolillero/contract/calls/mail';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

/** Stops the mails of a kind, or starts them again. False when the link is nobody's. */
export async function chooseMail(token: string, kind: string, again: boolean): Promise<boolean> {
  const { ok } = await request(unsubscribeMail, {
    query: { token, kind, ...(again && { again }) },
    body: {},
  });
  return ok;
}

/** Confirms an address, once however often the page is drawn: the link is good for one use. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['confirm-email', token],
    queryFn: async () => (await request(confirmEmail, { body: { token } })).ok,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
