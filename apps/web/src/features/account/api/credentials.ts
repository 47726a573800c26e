import {
  changePassword,
  forgotPassword,
  recoverPassword,
  registerCustomer,
  validResetLink,
} from '@bolillero/contract/calls/costumers';
import { queryOptions } from '@tanstack/react-query';
import { namingFields } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { continueCustomerSession } from '../../../session/customer.ts';

export interface Registration {
  readonly email: string;
  /** `YYYY-MM-DD`. */
  readonly birthday: string;
  readonly password: string;
  readonly confirmation: string;
  readonly terms: boolean;
  readonly promotion?: string | undefined;
}

/** Opens a customer's account. Throws an `ApiError` whose messages are for the person. */
export async function register({ confirmation, promotion, ...rest }: Registration): Promise<void> {
  await request(registerCustomer, {
    body: { ...rest, confirm_password: confirmation, promotion: promotion ?? null },
  });
}

/** Changes the password of who is signed in; their other sessions end. */
export async function replacePassword(fields: {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}): Promise<void> {
  const { data } = await namingFields({ password_new: 'next', confirm_new: 'confirmation' }, () =>
    request(changePassword, {
      body: { current: fields.current, password_new: fields.next, confirm_new: fields.confirmation },
    }),
  );
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
  await namingFields({ new_password: 'confirmation' }, () =>
    request(recoverPassword, { body: { ...link, password, new_password: confirmation } }),
  );
}
