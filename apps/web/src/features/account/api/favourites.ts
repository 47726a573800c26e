import { favouriteLotteries } from '@bolillero/contract/calls/costumers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { updateCustomer } from '../../../session/customer.ts';
import { customerStore } from '../../../session/stores.ts';
import { profileQuery } from './profile.ts';

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
