import { customerProfile, updateProfile } from '@bolillero/contract/calls/costumers';
import type { Customer } from '@bolillero/contract/entities/account';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { updateCustomer } from '../../../session/customer.ts';

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
