import { addEmail, deleteEmail, listEmails, makePrimaryEmail } from '@bolillero/contract/calls/costumers';
import type { CustomerEmail } from '@bolillero/contract/entities/account';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { customerStore } from '../../../session/stores.ts';
import { profileQuery } from './profile.ts';

/** One of a customer's addresses. */
export interface Email {
  readonly id: number;
  readonly email: string;
  /** Where the house writes to; it was confirmed. */
  readonly primary: boolean;
  readonly confirmed: boolean;
}

const emailsQuery = () =>
  queryOptions({
    queryKey: ['emails'],
    queryFn: async ({ signal }) => (await request(listEmails, { query: {}, signal })).map(readEmail),
    // confirmed in another tab, from the mail
    refetchOnWindowFocus: 'always',
  });

export function useEmails() {
  return useQuery(emailsQuery());
}

/** What can be done with the customer's addresses. Each answers when the list is as the server has it. */
export function useEmailChanges() {
  const client = useQueryClient();
  const show = (wire: readonly CustomerEmail[]) => {
    const emails = wire.map(readEmail);
    client.setQueryData(emailsQuery().queryKey, emails);
    const primary = emails.find((one) => one.primary);
    const session = customerStore.get();
    if (primary && session.state === 'in')
      customerStore.start(session.token, { ...session.person, email: primary.email, emails: [...wire] });
    void client.invalidateQueries({ queryKey: profileQuery().queryKey });
  };
  const add = useMutation({
    mutationFn: async (email: string) => (await request(addEmail, { body: { email } })).data,
    onSuccess: show,
  });
  const makePrimary = useMutation({
    mutationFn: async (id: number) => (await request(makePrimaryEmail, { query: { id } })).data,
    onSuccess: show,
  });
  const remove = useMutation({
    mutationFn: (id: number) => request(deleteEmail, { body: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: emailsQuery().queryKey }),
  });
  return { add, makePrimary, remove };
}

function readEmail({ id, email, type, confirmed }: CustomerEmail): Email {
  return { id, email, primary: type === 1, confirmed };
}
