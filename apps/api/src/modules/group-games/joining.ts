import { cartLimit } from '@bolillero/contract/calls/checkouts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { lockCart, size } from '../checkouts/repository.ts';
import { houseTime, pauseRefusal } from '../limits/refusals.ts';
import * as lines from './cart-shares-repository.ts';
import { findGame, type GameRow } from './games-repository.ts';
import { gameClosed, sellsShares, sharesBeingPaid, sharesGone, sharesLeft } from './share-sale.ts';

/**
 * Sets how many shares of a game are in a customer's cart, whatever there were: repeated, it is the same. 0 takes them out, from
 * whoever paused their account and after the sale too. Nothing is reserved: shares are sold to whoever pays for them first.
 * Answers the cart's line; null once there is none.
 * @throws {AppError} not-found, play-being-paid, account-paused, group-game-closed, group-game-shares-gone, cart-full
 */
export async function joinGame(
  context: Context,
  customerId: number,
  gameId: number,
  shares: number,
): Promise<lines.CartShareRow | null> {
  const { db, catalogue, clock } = context;
  const { lotteries } = await catalogue.snapshot();
  return await db.transaction(async (tx) => {
    const owner = await lockCart(tx, customerId);
    const line = await lines.findCartShareOf(tx, customerId, gameId);
    const game = (await findGame(tx, gameId))?.row ?? null;
    const lottery = lotteries.find(({ id }) => id === game?.lotteryId);
    if (line === null && !isShown(game, lottery)) throw new AppError('not-found');
    if (line !== null && line.orderId !== null) throw sharesBeingPaid();
    if (shares === 0) {
      await lines.removeCartShares(tx, line === null ? [] : [line.id]);
      return null;
    }
    const paused = pauseRefusal(owner, houseTime(context));
    if (paused !== null) throw paused;
    if (game === null || lottery === undefined || !sellsShares(lottery, game, clock.now()))
      throw gameClosed();
    const left = sharesLeft(game);
    if (shares > left) throw sharesGone(left);
    const put = await lines.putCartShare(tx, { customerId, gameId, shares, createdAt: clock.date() });
    const inCart = (await size(tx, customerId)) + (await lines.countCartShares(tx, customerId));
    if (inCart > cartLimit) throw new AppError('cart-full', { values: { limit: cartLimit } });
    return put;
  });
}

/** A game that was never put on sale, and those of a hidden lottery, are nobody's business. */
const isShown = (game: GameRow | null, lottery: CatalogueLottery | undefined): boolean =>
  game !== null && game.activatedAt !== null && lottery?.hidden === false;
