import { seriesOf } from '@bolillero/domain/games/series';
import { playKey } from '@bolillero/domain/tickets/play';
import { type Sale, saleClosed, salesAt, sells } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { type CartShare, findCartShares } from '../group-games/cart-shares-repository.ts';
import { gameClosed, sellsShares, sharesBeingPaid } from '../group-games/share-sale.ts';
import { withinPlaysPerDay } from '../limits/plays-per-day.ts';
import { houseTime, pauseRefusal, seriesRefusal } from '../limits/refusals.ts';
import { faultsOf, refuseFaults } from './registration-lines.ts';
import type { PlayRow } from './repository.ts';
import * as plays from './repository.ts';
import type { Cart } from './service.ts';

type Sales = (lotteryId: number) => Sale;

/** What makes two plays of one draw the same; a free play is like no other. */
const identityOf = (row: PlayRow) =>
  [row.lotteryId, row.series, playKey(row), row.freeOfPurchaseId].join(' ');

/**
 * Moves plays to the draw that is on sale now. A play that is there already takes the place of the moved one; plays that
 * are for that draw as it is stay as they are, and so do shares of a game on sale. A game has one draw: shares of one whose sale has
 * ended can only be deleted. All or none.
 * @throws {AppError} account-paused, cart-item-missing, play-being-paid, series-not-yours, group-game-closed, sale-closed,
 *   play-invalid, plays-per-day
 */
export async function renewItems(
  context: Context,
  customerId: number,
  ids: readonly number[],
): Promise<Omit<Cart, 'country'>> {
  const { db, catalogue, clock } = context;
  const sales = salesAt((await catalogue.snapshot()).lotteries, clock.now());
  return await db.transaction(async (tx) => {
    const owner = await plays.lockCart(tx, customerId);
    const paused = pauseRefusal(owner, houseTime(context));
    if (paused !== null) throw paused;
    const shares = await findCartShares(tx, customerId, ids);
    const ofShares = new Set(shares.map(({ row }) => row.id));
    const cart = await plays.list(tx, customerId);
    const chosen = choose(
      cart,
      ids.filter((id) => !ofShares.has(id)),
    );
    refuseStuck(shares, sales, clock.now());
    const notTheirs = seriesRefusal(owner, chosen);
    if (notTheirs !== null) throw notTheirs;
    refuseImpossible(chosen, sales);
    const { merged, moved, kept } = plan(cart, chosen, sales);
    await plays.remove(tx, merged);
    for (const [lotteryId, group] of moved) {
      const { lottery, date } = sales(lotteryId);
      const drawDate = date ?? '';
      await withinPlaysPerDay(tx, customerId, { lottery, drawDate }, () =>
        plays.moveToDraw(tx, group, drawDate),
      );
    }
    return { rows: await plays.findByIds(tx, customerId, kept), shares, sales };
  });
}

/** Shares must be free and of games on sale, as there is no other draw for them. */
function refuseStuck(shares: readonly CartShare[], sales: Sales, now: number): void {
  const idsWhere = (is: (share: CartShare) => boolean) => shares.filter(is).map(({ row }) => row.id);
  const paying = idsWhere(({ row }) => row.orderId !== null);
  if (paying.length > 0) throw sharesBeingPaid(paying);
  const closed = idsWhere(({ game }) => !sellsShares(sales(game.lotteryId).lottery, game, now));
  if (closed.length > 0) throw gameClosed(closed);
}

/** What becomes of the chosen plays: which of each lottery move, which are there already, and which stand for them all. */
function plan(cart: readonly PlayRow[], chosen: readonly PlayRow[], sales: Sales) {
  const isCurrent = (row: PlayRow) => sells(sales(row.lotteryId), row);
  const current = new Map(cart.filter(isCurrent).map((row) => [identityOf(row), row]));
  const merged: PlayRow[] = [];
  const moved = new Map<number, PlayRow[]>();
  for (const row of chosen.filter((one) => !isCurrent(one))) {
    const { lotteryId } = row;
    if (current.has(identityOf(row))) merged.push(row);
    else moved.set(lotteryId, [...(moved.get(lotteryId) ?? []), row]);
    current.set(identityOf(row), current.get(identityOf(row)) ?? row);
  }
  const kept = chosen.map((row) => current.get(identityOf(row))?.id ?? row.id);
  return { merged, moved, kept: [...new Set(kept)] };
}

/** The plays named, which must all be in the cart and none being paid. */
function choose(cart: readonly PlayRow[], ids: readonly number[]): PlayRow[] {
  return [...new Set(ids)].map((id) => {
    const row = cart.find((candidate) => candidate.id === id);
    if (row === undefined) throw new AppError('cart-item-missing', { details: { items: [id] } });
    if (row.orderId !== null) throw new AppError('play-being-paid', { details: { items: [id] } });
    return row;
  });
}

/** Every play must fit the draw it moves to: the sale must have one, and its matrix may be another. */
function refuseImpossible(chosen: readonly PlayRow[], sales: Sales): void {
  const lines = chosen.map((row, index) => {
    const sale = sales(row.lotteryId);
    if (sale.date === null || !sells(sale, { series: row.series, drawDate: sale.date }))
      throw saleClosed(sale);
    const game = { lottery: sale.lottery, series: seriesOf(row.series), date: sale.date };
    return { place: `items.${index}`, line: index + 1, faults: faultsOf(game, row) };
  });
  refuseFaults(lines);
}
