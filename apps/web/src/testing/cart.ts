import {
  type CartItem,
  clearLotteryCart,
  countCart,
  deleteCartItem,
  listCart,
  listLotteryCart,
  registerPlaysNormal,
} from '@bolillero/contract/calls/checkouts';
import { joinPena } from '@bolillero/contract/calls/group-games';
import type { Country } from '@bolillero/domain/accounts/countries';
import { powerballDetail } from './powerball.ts';
import { refusal, type Server } from './server.ts';

export const drawDate = '2026-08-08';

/** A play of Powerball in the cart, as the wire writes it. */
export function cartItem(
  id: number,
  numbers: readonly number[],
  special: number,
  withMultiplier = false,
): CartItem {
  return {
    id,
    kind: 'play',
    lottery_id: powerballDetail.id,
    name: powerballDetail.name,
    type: 0,
    balls: JSON.stringify(numbers),
    ball_red: special,
    potenciador: withMultiplier,
    date_lottery: drawDate,
    expired: false,
    free: false,
    being_paid: false,
    ticket_price: '2.50',
    service_fee: '0.50',
    multiplier_price: withMultiplier ? '1.00' : '0.00',
    price: withMultiplier ? '4.00' : '3.00',
  };
}

/** Shares of a Powerball group game in the cart, as the wire writes them: of 20, at $12.50. */
export function sharesItem(id: number, shares: number, left = 20): CartItem {
  const none = { ticket_price: '0.00', service_fee: '0.00', multiplier_price: '0.00' };
  const pena = {
    id: 3,
    type: 100,
    participations: 20,
    shares,
    share_price: '12.50',
    closes_at: '2026-08-09T01:59:00.000Z',
    left,
  };
  const price = (12.5 * shares).toFixed(2);
  return { ...cartItem(id, [], 0), kind: 'share', balls: '[]', ball_red: null, ...none, price, pena };
}

/**
 * Answers the calls of the cart from a list that they change, newest last, to a customer of this country. What registers
 * a combination twice gets the id of the play that is there.
 */
export function serveCart(server: Server, items: CartItem[] = [], country: Country = 'Perú'): CartItem[] {
  let lastId = Math.max(100, ...items.map(({ id }) => id));
  const answer = () => ({
    ok: true,
    listCheckout: [...items],
    country,
    dateLottery: drawDate,
  });
  const remove = (goes: (item: CartItem) => boolean) => {
    const stays = items.filter((item) => !goes(item));
    items.splice(0, items.length, ...stays);
  };
  server.serve(listCart, answer);
  server.serve(countCart, () => {
    const lotteries = [...new Map(items.map((item) => [item.lottery_id, item.name]))];
    return {
      ok: true,
      loteries: lotteries.map(([id, name]) => ({
        lottery_id: id,
        name,
        plays: items.filter((item) => item.lottery_id === id && item.kind === 'play').length,
        shares: items
          .filter((item) => item.lottery_id === id)
          .reduce((total, { pena }) => total + (pena?.shares ?? 0), 0),
      })),
    };
  });
  server.serve(listLotteryCart, ({ query }) => ({
    ...answer(),
    listCheckout: items.filter((item) => String(item.lottery_id) === String(query.id)),
  }));
  server.serve(registerPlaysNormal, ({ body }) => {
    if (typeof body.balls === 'string') return refusal('input-invalid');
    const registered = body.balls.map(({ id = null, numbers, bExtra, potenciador }) => {
      lastId += 1;
      const made = cartItem(lastId, JSON.parse(JSON.stringify(numbers)), bExtra ?? 0, potenciador ?? false);
      const known = items.find(
        (item) =>
          item.balls === made.balls &&
          item.ball_red === made.ball_red &&
          item.potenciador === made.potenciador,
      );
      if (!known) items.push(made);
      return { id, newId: (known ?? made).id };
    });
    return { ok: true, registered };
  });
  server.serve(deleteCartItem, ({ params }) => {
    remove(({ id }) => String(id) === params.id);
    return { ok: true };
  });
  server.serve(joinPena, ({ body }) => {
    const at = items.findIndex(({ pena }) => pena?.id === body.id);
    const item = items[at];
    if (item?.pena === undefined) return refusal('not-found');
    if (body.shares > item.pena.left) return refusal('group-game-shares-gone');
    items[at] = sharesItem(item.id, body.shares, item.pena.left);
    return { ok: true, registered: { id: item.id, shares: body.shares } };
  });
  server.serve(clearLotteryCart, ({ params }) => {
    remove((item) => String(item.lottery_id) === params.id);
    return { ok: true };
  });
  return items;
}
