import { type Cents, cents, times } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CartShare, CartShareRow } from '../group-games/cart-shares-repository.ts';
import type { GameRow } from '../group-games/games-repository.ts';
import type { NewOrderShare, OrderShareRow } from '../group-games/order-shares-repository.ts';
import { gameClosed, sellsShares, sharesGone, sharesLeft } from '../group-games/share-sale.ts';

type LotteryOf = (lotteryId: number) => CatalogueLottery;

/** Shares of the cart as an order shows them, at their game's price. */
export function shareItemOf(orderId: string, { row, game }: CartShare): NewOrderShare {
  const { id: cartShareId, gameId, shares } = row;
  if (game.sharePriceCents === null) throw new Error(`game ${gameId} is in a cart without a price`);
  return { orderId, cartShareId, gameId, shares, sharePriceCents: game.sharePriceCents };
}

/** What shares cost together, at the price of their order. */
export const costOf = ({
  sharePriceCents,
  shares,
}: Pick<NewOrderShare, 'shares' | 'sharePriceCents'>): Cents => times(cents(sharePriceCents), shares);

/** Why shares of the cart cannot be paid: their game's sale has ended, or it has fewer left; null: they can. */
export function unpayableShares(
  shares: readonly CartShare[],
  lotteryOf: LotteryOf,
  now: number,
): AppError | null {
  const closed = shares.filter(({ game }) => !sellsShares(lotteryOf(game.lotteryId), game, now));
  if (closed.length > 0) return gameClosed(closed.map(({ row }) => row.id));
  const gone = shares.find(({ row, game }) => row.shares > sharesLeft(game));
  return gone === undefined ? null : sharesGone(sharesLeft(gone.game), [gone.row.id]);
}

/** The refusal of shares whose games are not all on sale any more; what was sold of them meanwhile does not matter. */
export function closedGames(
  items: readonly OrderShareRow[],
  games: readonly GameRow[],
  lotteryOf: LotteryOf,
  now: number,
): AppError | null {
  const isOpen = ({ gameId }: OrderShareRow) => {
    const game = games.find(({ id }) => id === gameId);
    return game !== undefined && sellsShares(lotteryOf(game.lotteryId), game, now);
  };
  const closed = items.filter((item) => !isOpen(item));
  return closed.length === 0 ? null : gameClosed(closed.map(({ cartShareId }) => cartShareId));
}

/**
 * Why an order's shares can no longer be had as they were shown: they are gone from the cart, others or paid by another order, their
 * price changed, their game's sale ended, or somebody bought the last ones. Null when all can. The games are locked.
 */
export function whatChangedOfShares(
  { id: orderId }: { readonly id: string },
  items: readonly OrderShareRow[],
  found: { readonly lines: readonly CartShareRow[]; readonly games: readonly GameRow[] },
  lotteryOf: LotteryOf,
  now: number,
): AppError | null {
  const lines = new Map(found.lines.map((line) => [line.id, line]));
  for (const { cartShareId, gameId, shares } of items) {
    const line = lines.get(cartShareId);
    if (line === undefined || line.gameId !== gameId || line.shares !== shares)
      return new AppError('order-changed');
    if (line.orderId !== null && line.orderId !== orderId) return new AppError('order-changed');
  }
  const closed = closedGames(items, found.games, lotteryOf, now);
  if (closed !== null) return closed;
  for (const { cartShareId, gameId, shares, sharePriceCents } of items) {
    const game = found.games.find(({ id }) => id === gameId);
    if (game?.sharePriceCents !== sharePriceCents) return new AppError('order-changed');
    if (shares > sharesLeft(game)) return sharesGone(sharesLeft(game), [cartShareId]);
  }
  return null;
}
