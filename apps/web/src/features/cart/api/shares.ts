import { joinPena } from '@bolillero/contract/calls/group-games';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { cartKey } from '../../../api/queries.ts';

/** How many shares of a game the cart is to have. */
interface SharesToSet {
  readonly gameId: number;
  readonly shares: number;
}

/** Says how many shares of games are in the cart, one game after the other. */
export function useSetShares() {
  const client = useQueryClient();
  return useMutation({
    // what was asked last is answered last
    scope: { id: 'shares' },
    mutationFn: async (all: readonly SharesToSet[]) => {
      for (const { gameId, shares } of all) await request(joinPena, { body: { id: gameId, shares } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}
