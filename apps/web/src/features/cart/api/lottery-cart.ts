import { listLotteryCart } from '@bolillero/contract/calls/checkouts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { readCartLine } from './cart-line.ts';

/** A lottery's cart, and the draw that was on sale when it was asked for: with the next draw, lines expire. */
export interface CartOf {
  readonly id: number;
  readonly name: string;
  readonly drawDate: string | null;
}

/** The cart of one lottery, both series, newest play first, and the draw date on sale. */
export const lotteryCartQuery = ({ id, name, drawDate }: CartOf) =>
  queryOptions({
    // below the whole cart's key: invalidating that one reloads this one too
    queryKey: ['cart', id, drawDate],
    queryFn: async ({ signal }) => {
      const answer = await request(listLotteryCart, { query: { id, name }, signal });
      const plays = answer.listCheckout.filter((item) => item.kind === 'play').map(readCartLine);
      return { lines: plays.toSorted((a, b) => b.id - a.id), nextDate: answer.dateLottery };
    },
    placeholderData: (shown, query) => (query?.queryKey[1] === id ? shown : undefined),
  });

export function useLotteryCart(cart: CartOf) {
  return useQuery(lotteryCartQuery(cart));
}
