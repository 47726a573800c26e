import { customerProfile, favouriteLotteries, updateProfile } from '@bolillero/contract/calls/costumers';
import { mailChoices, setMailChoices } from '@bolillero/contract/calls/mail';
import type { Customer } from '@bolillero/contract/entities/account';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { updateCustomer } from '../../../session/customer.ts';
import { customerStore } from '../../../session/stores.ts';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await request(customerProfile, { signal })).data,
  });

export function useProfile() {
  return useQuery(profileQuery());
}

/** What a customer changes of themselves; the birthday as `YYYY-MM-DD`. */
export type PersonalFields = Pick<Customer, 'name' | 'lastname' | 'country' | 'address' | 'birthday'>;

/** Saves the personal data. Throws an `ApiError` whose messages and fields are for the person. */
export function useSaveProfile() {
  const client = useQueryClient();
  return async (fields: PersonalFields): Promise<void> => {
    const { data } = await request(updateProfile, { body: fields });
    client.setQueryData(profileQuery().queryKey, data);
    updateCustomer(data);
  };
}

/** Saves the favourite lotteries, in their order. */
export function useSaveFavourites() {
  const client = useQueryClient();
  return useMutation({
    // one at a time, in order: the last one says it all
    scope: { id: 'favourites' },
    mutationFn: async (ids: readonly number[]) =>
      (await request(favouriteLotteries, { body: { loteries: [...ids] } })).data,
    onSuccess: (favourites) => {
      const session = customerStore.get();
      if (session.state === 'in') updateCustomer({ ...session.person, favourites });
      void client.invalidateQueries({ queryKey: profileQuery().queryKey });
    },
  });
}

const mailChoicesQuery = () =>
  queryOptions({
    queryKey: ['mail-choices'],
    queryFn: async ({ signal }) => (await request(mailChoices, { signal })).data,
  });

export function useMailChoices() {
  return useQuery(mailChoicesQuery());
}

/** Saves which mails are not wanted. */
export function useSaveMailChoices() {
  const client = useQueryClient();
  return useMutation({
    // one at a time, in order: the last one says it all
    scope: { id: 'mail-choices' },
    mutationFn: async (unwanted: readonly string[]) =>
      (await request(setMailChoices, { body: { unwanted: [...unwanted] } })).data,
    onSuccess: (choices) => client.setQueryData(mailChoicesQuery().queryKey, choices),
  });
}
