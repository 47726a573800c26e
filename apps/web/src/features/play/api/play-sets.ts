import { deletePlaySet, playPlaySet, renamePlaySet, savePlaySet } from '@bolillero/contract/calls/play-sets';
import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { playSetsKey, readPlaySet, type SetsOf } from '../../../api/play-sets.ts';
import { cartKey } from '../../../api/queries.ts';

/** What changes a set, and has the list asked for anew. */
function useSetChange<V, R>(change: (what: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: playSetsKey }),
  });
}

export function useSavePlaySet({ lotteryId, series }: SetsOf) {
  return useSetChange(async ({ name, plays }: { name: string; plays: readonly TypedPlay[] }) => {
    const balls = plays.map(({ balls: numbers, special, withMultiplier = false }) => ({
      numbers: [...numbers],
      bExtra: special,
      potenciador: withMultiplier,
    }));
    const body = { loterie_id: lotteryId, type: series, name, balls };
    return readPlaySet((await request(savePlaySet, { body })).data);
  });
}

export function useRenamePlaySet() {
  return useSetChange(async ({ id, name }: { id: number; name: string }) => {
    await request(renamePlaySet, { params: { id }, body: { name } });
  });
}

export function useDeletePlaySet() {
  return useSetChange(async (id: number) => {
    await request(deletePlaySet, { params: { id } });
  });
}

/** Puts the plays of a set in the cart; answers how many there are, and their draw. */
export function usePlayAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const { registered, date_lottery: date } = await request(playPlaySet, { params: { id } });
      return { plays: registered.length, date };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}
