import { seriesOf } from '@bolillero/domain/games/series';
import { playKey } from '@bolillero/domain/tickets/play';
import { type Sale, saleClosed, salesAt, sells } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { withinPlaysPerDay } from '../limits/plays-per-day.ts';
import { houseTime, pauseRefusal, seriesRefusal } from '../limits/refusals.ts';
import { faultsOf, refuseFaults } from './registration-lines.ts';
import type { PlayRow } from './repository.ts';
import * as plays from './repository.ts';

type Sales = (lotteryId: number) => Sale;

/** What makes two plays of one draw the same; a free play is like no other. */
const identityOf = (row: PlayRow) =>
  [row.lotteryId, row.series, playKey(row), row.freeOfPurchaseId].join(' ');

/**
 * Moves plays to the draw that is on sale now. A play that is there already takes the place of the moved one; plays that
 * are for that draw as it is stay as they are. All or none.
 * @throws {AppError} account-paused, cart-item-missing, play-being-paid, series-not-yours, sale-closed, play-invalid,
 *   plays-per-day
 */
export async function renewPlays(
  context: Context,
  customerId: number,
  ids: readonly number[],
): Promise<{ rows: PlayRow[]; sales: Sales }> {
  const { db, catalogue, clock } = context;
  const sales = salesAt((await catalogue.snapshot()).lotteries, clock.now());
  const rows = await db.transaction(async (tx) => {
    const owner = await plays.lockCart(tx, customerId);
    const paused = pauseRefusal(owner, houseTime(context));
    if (paused !== null) throw paused;
    const cart = await plays.list(tx, customerId);
    const chosen = choose(cart, ids);
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
    return await plays.findByIds(tx, customerId, kept);
  });
  return { rows, sales };
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
