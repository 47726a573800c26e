import {
  changePassword,
  forgotPassword,
  recoverPassword,
  validResetLink,
} from '@bolillero/contract/calls/costumers';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { continueCustomerSession } from '../../../session/customer.ts';

/** Changes the password of who is signed in; their other sessions end. */
export async function replacePassword(fields: {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}): Promise<void> {
  const { data } = await request(changePassword, {
    body: { current: fields.current, password_new: fields.next, confirm_new: fields.confirmation },
  });
  continueCustomerSession(data);
}

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export async function askResetLink(email: string): Promise<void> {
  await request(forgotPassword, { body: { email } });
}

export interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/** Whether a link is still good; asked once, for it is of no use twice. */
export const resetLinkQuery = (link: ResetLink) =>
  queryOptions({
    queryKey: ['reset-link', link.email, link.token],
    queryFn: async ({ signal }) => (await request(validResetLink, { query: { ...link }, signal })).ok,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** Sets another password with a link from a mail; all sessions end. */
export async function resetPassword(link: ResetLink, password: string, confirmation: string): Promise<void> {
  await request(recoverPassword, { body: { ...link, password, new_password: confirmation } });
}
