import { clearLotteryCart } from '@bolillero/contract/calls/checkouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** Takes every play of a lottery out of the cart, of both series. */
export function useClearLotteryCart(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(clearLotteryCart, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['cart'] }),
  });
}
