import { AppError } from '../../errors/app-error.ts';
import { lockCart } from '../checkouts/repository.ts';
import { lockGames } from '../group-games/games-repository.ts';
import * as shares from '../group-games/order-shares-repository.ts';
import type { CartPart } from './cart-part.ts';
import type { SaleTerms } from './sale-terms.ts';
import { closedGames, whatChangedOfShares } from './share-items.ts';

const lotteryOf =
  ({ sales }: Pick<SaleTerms, 'sales'>) =>
  (id: number) =>
    sales(id).lottery;

const gamesOf = (items: readonly shares.OrderShareRow[]) => items.map(({ gameId }) => gameId);

/** Shares of group games: kept from all others while the money moves, then the customer's, with the next numbers. */
export const sharesPart: CartPart = {
  async refusal(tx, order, _payer, terms) {
    const items = await shares.orderSharesOf(tx, order.id);
    if (items.length === 0) return null;
    const ids = items.map(({ cartShareId }) => cartShareId);
    const lines = await shares.lockCartShares(tx, order.customerId, ids);
    const games = await lockGames(tx, gamesOf(items));
    return whatChangedOfShares(order, items, { lines, games }, lotteryOf(terms), terms.now);
  },

  async reserve(tx, { id }) {
    const items = await shares.orderSharesOf(tx, id);
    if (items.length === 0) return;
    await shares.reserveShares(
      tx,
      id,
      items.map(({ cartShareId }) => cartShareId),
    );
  },

  async lapsed(tx, { id, customerId }, terms) {
    const items = await shares.orderSharesOf(tx, id);
    if (items.length === 0) return null;
    // Locked until they are delivered: nobody closes a game between this look and that.
    await lockCart(tx, customerId);
    // A process of the version before has begun the capture, without keeping what it knows nothing of.
    const reserved = await shares.gamesReservedBy(tx, id);
    if (reserved.length !== items.length) return new AppError('order-changed');
    const games = await lockGames(tx, gamesOf(items));
    return closedGames(items, games, lotteryOf(terms), terms.now);
  },

  async deliver(tx, { id }, at) {
    const items = await shares.orderSharesOf(tx, id);
    if (items.length === 0) return;
    await lockGames(tx, gamesOf(items));
    await shares.insertShares(tx, id, at);
  },

  async release(tx, { id }) {
    const reserved = await shares.gamesReservedBy(tx, id);
    if (reserved.length === 0) return;
    await lockGames(tx, reserved);
    await shares.releaseShares(tx, id);
  },
};
