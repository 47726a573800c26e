import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { seriesOf } from '@bolillero/domain/games/series';
import { type KeptPrice, keptPrice, playPrice } from '@bolillero/domain/tickets/play-price';
import { type Sale, saleClosed, sells } from '../../catalogue/sale.ts';
import { AppError } from '../../errors/app-error.ts';
import { faultsOf } from '../checkouts/registration-lines.ts';
import type { ItemRow, NewItem, PlayRow } from './repository.ts';

type Sales = (lotteryId: number) => Sale;

/** A play as an order shows it, at today's prices. */
export function itemOf(orderId: string, row: PlayRow, sales: Sales): NewItem & KeptPrice {
  const { id: playId, lotteryId, series, drawDate: date, balls, special, withMultiplier } = row;
  const { freeOfPurchaseId } = row;
  const game = { lotteryId, series, drawDate: date, balls, special, withMultiplier, freeOfPurchaseId };
  return { orderId, playId, ...game, ...pricesNow(row, sales) };
}

function pricesNow(play: PlayRow | ItemRow, sales: Sales): KeptPrice {
  const free = play.freeOfPurchaseId !== null;
  return keptPrice(playPrice(sales(play.lotteryId).lottery, { withMultiplier: play.withMultiplier, free }));
}

/** What is wrong with a play of the draw on sale: its matrix may have changed since it was registered. */
export function playFaults(play: PlayRow | ItemRow, sales: Sales) {
  const { lottery } = sales(play.lotteryId);
  const game = { lottery, series: seriesOf(play.series), date: drawDate(play.drawDate) };
  return faultsOf(game, play);
}

/** Whether every item is for a draw that is still on sale; the refusal otherwise. */
export function saleRefusal(items: readonly ItemRow[], sales: Sales): AppError | null {
  const closed = items.find((item) => !sells(sales(item.lotteryId), item));
  return closed === undefined ? null : saleClosed(sales(closed.lotteryId));
}

/**
 * Why an order can no longer be captured as it was shown: a play that is gone, changed or being paid by another order, a
 * price that changed, a sale that closed (Rulebook 6). Null when everything is as it was.
 */
export function whatChanged(
  items: readonly ItemRow[],
  plays: readonly PlayRow[],
  sales: Sales,
): AppError | null {
  const byId = new Map(plays.map((row) => [row.id, row]));
  for (const item of items) {
    const row = byId.get(item.playId);
    if (row === undefined || !isSamePlay(row, item)) return new AppError('order-changed');
    if (row.orderId !== null && row.orderId !== item.orderId) return new AppError('order-changed');
  }
  const closed = saleRefusal(items, sales);
  if (closed !== null) return closed;
  const asShown = items.every(
    (item) => isSamePrice(item, pricesNow(item, sales)) && playFaults(item, sales).length === 0,
  );
  return asShown ? null : new AppError('order-changed');
}

function isSamePlay(row: PlayRow, item: ItemRow): boolean {
  return (
    row.lotteryId === item.lotteryId &&
    row.series === item.series &&
    row.drawDate === item.drawDate &&
    row.balls.join() === item.balls.join() &&
    row.special === item.special &&
    row.withMultiplier === item.withMultiplier &&
    row.freeOfPurchaseId === item.freeOfPurchaseId
  );
}

function isSamePrice(a: KeptPrice, b: KeptPrice): boolean {
  return (
    a.ticketPriceCents === b.ticketPriceCents &&
    a.serviceFeeCents === b.serviceFeeCents &&
    a.multiplierPriceCents === b.multiplierPriceCents
  );
}
