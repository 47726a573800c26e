import {
  type CartItem,
  clearLotteryCart,
  deleteCartItem,
  listCart,
  listLotteryCart,
  registerPlaysNormal,
  renewCartItems,
} from '@bolillero/contract/calls/checkouts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { cartKey } from '../../../api/queries.ts';
import type { SeriesType } from '../../../api/series.ts';
import { type CartLine, isPlay, readCartLine } from './cart-line.ts';

/** The whole cart, plays and shares, newest line first, and the customer's country, which decides whether it may be printed and exported. */
export const wholeCartQuery = () =>
  queryOptions({
    queryKey: [...cartKey, 'whole'],
    queryFn: async ({ signal }) => {
      const { listCheckout, country } = await request(listCart, { signal });
      return { lines: newestFirst(listCheckout), country };
    },
  });

function newestFirst(items: readonly CartItem[]): readonly CartLine[] {
  return items.map(readCartLine).toSorted((a, b) => b.id - a.id);
}

/** A lottery's cart, and the draw that was on sale when it was asked for: with the next draw, lines expire. */
export interface CartOf {
  readonly id: number;
  readonly name: string;
  readonly drawDate: string | null;
}

/** The cart of one lottery, both series, newest play first, and the draw date on sale. */
export const lotteryCartQuery = ({ id, drawDate }: CartOf) =>
  queryOptions({
    // below the whole cart's key: invalidating that one reloads this one too
    queryKey: [...cartKey, id, drawDate],
    queryFn: ({ signal }) => readLotteryCart(id, signal),
    placeholderData: (shown, query) => (query?.queryKey[1] === id ? shown : undefined),
  });

/** The plays of a lottery that are in the cart now, of both series, the customer's country, and when they were asked for, by `performance.now()`. */
export async function readLotteryCart(id: number, signal?: AbortSignal) {
  const askedAt = performance.now();
  const answer = await request(listLotteryCart, { query: { id }, ...(signal && { signal }) });
  return {
    lines: newestFirst(answer.listCheckout).filter(isPlay),
    nextDate: answer.dateLottery,
    country: answer.country,
    askedAt,
  };
}

export function useLotteryCart(cart: CartOf) {
  return useQuery(lotteryCartQuery(cart));
}

export interface PlaysToRegister {
  readonly lotteryId: number;
  readonly series: SeriesType;
  readonly date: string;
  readonly plays: readonly {
    /** The page's own id of the ticket. */
    readonly id: string;
    readonly balls: readonly number[];
    readonly special: number | null;
    readonly withMultiplier: boolean;
  }[];
}

/**
 * Registers full tickets as plays of a draw, all or none. Repeating it registers nothing twice. Answers the new id of
 * each ticket's play.
 */
export async function registerPlays(what: PlaysToRegister): Promise<ReadonlyMap<string, number>> {
  const { registered } = await request(registerPlaysNormal, {
    body: {
      loterie_id: what.lotteryId,
      type: what.series,
      date_lottery: what.date,
      balls: what.plays.map(({ id, balls, special, withMultiplier }) => ({
        id,
        numbers: [...balls],
        bExtra: special,
        potenciador: withMultiplier,
      })),
    },
  });
  return new Map(registered.map(({ id, newId }) => [String(id), newId]));
}

/** Takes lines out of the cart. A cart that is shown loses them at once, before it is asked for again. */
export function useDeleteLines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await withdrawPlay(id);
    },
    onSuccess: (_, ids) =>
      client.setQueryData(
        wholeCartQuery().queryKey,
        (cart) => cart && { ...cart, lines: cart.lines.filter((line) => !ids.includes(line.id)) },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}

/** Takes a play out of the cart. One that is gone already is as good as deleted. */
export async function withdrawPlay(id: number): Promise<void> {
  try {
    await request(deleteCartItem, { params: { id } });
  } catch (error) {
    if (!failedWith(error, 'not-found', 'cart-item-missing')) throw error;
  }
}

/** Takes every play of a lottery, of both series, and all shares of its games out of the cart; plays won as a prize stay. */
export function useClearLotteryCart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(clearLotteryCart, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}

/** Moves plays of a draw that closed to the next one. */
export function useRenewLines() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly number[]) => request(renewCartItems, { body: { items: [...items] } }),
    onSettled: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}
