import { addEmail, deleteEmail, listEmails, makePrimaryEmail } from '@bolillero/contract/calls/costumers';
import type { Customer } from '@bolillero/contract/entities/account';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { customerStore } from '../../../session/stores.ts';
import { profileQuery } from './profile.ts';

export type Email = Customer['emails'][number];

const emailsQuery = () =>
  queryOptions({
    queryKey: ['emails'],
    queryFn: ({ signal }) => request(listEmails, { query: {}, signal }),
    // confirmed in another tab, from the mail
    refetchOnWindowFocus: 'always',
  });

export function useEmails() {
  return useQuery(emailsQuery());
}

/** What can be done with the customer's addresses. Each answers when the list is as the server has it. */
export function useEmailChanges() {
  const client = useQueryClient();
  const show = (emails: readonly Email[]) => {
    client.setQueryData(emailsQuery().queryKey, [...emails]);
    const primary = emails.find(({ type }) => type === 1);
    const session = customerStore.get();
    if (primary && session.state === 'in')
      customerStore.start(session.token, { ...session.person, email: primary.email, emails: [...emails] });
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
