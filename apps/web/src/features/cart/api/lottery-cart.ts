import { listLotteryCart } from '@bolillero/contract/calls/checkouts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { readCartLine } from './cart-line.ts';

/** The cart of one lottery, both series, newest play first, and the draw date on sale. */
export const lotteryCartQuery = (id: number, name: string) =>
  queryOptions({
    // below the whole cart's key: invalidating that one reloads this one too
    queryKey: ['cart', id],
    queryFn: async ({ signal }) => {
      const answer = await request(listLotteryCart, { query: { id, name }, signal });
      const plays = answer.listCheckout.filter((item) => item.kind === 'play').map(readCartLine);
      return { lines: plays.toSorted((a, b) => b.id - a.id), nextDate: answer.dateLottery };
    },
  });

export function useLotteryCart(id: number, name: string) {
  return useQuery(lotteryCartQuery(id, name));
}
