import { customerProfile } from '@bolillero/contract/calls/costumers';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await request(customerProfile, { signal })).data,
  });

export function useProfile() {
  return useQuery(profileQuery());
}
