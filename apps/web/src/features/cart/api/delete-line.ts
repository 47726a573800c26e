import { deleteCartItem } from '@bolillero/contract/calls/checkouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';

/** Takes plays out of the cart. One that is gone already is as good as deleted. */
export function useDeleteLines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await deleteOne(id);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['cart'] }),
  });
}

async function deleteOne(id: number): Promise<void> {
  try {
    await request(deleteCartItem, { params: { id } });
  } catch (error) {
    if (!failedWith(error, 'not-found', 'cart-item-missing')) throw error;
  }
}
