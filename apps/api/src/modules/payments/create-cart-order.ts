import { sum } from '@bolillero/domain/money/cents';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import { type Sale, salesAt, sells } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { refuseFaults } from '../checkouts/registration-lines.ts';
import { findByIds } from '../checkouts/repository.ts';
import { paidPlaysRefusal } from '../limits/plays-per-day.ts';
import { houseTime, limitRefusal, pauseRefusal, seriesRefusal } from '../limits/refusals.ts';
import { find as findLimits, type LimitsRow } from '../limits/repository.ts';
import { openOrder } from './open-order.ts';
import { itemOf, playFaults } from './order-items.ts';
import type { NewOrder, PlayRow } from './repository.ts';

/**
 * Opens an order for plays of the cart: their numbers and prices are written down as they are shown, and the provider is
 * told the amount. Nothing is reserved yet; what changes until the capture makes it refuse.
 * @throws {AppError} account-paused, cart-item-missing, play-being-paid, series-not-yours, cart-item-expired,
 *   play-invalid, plays-per-day, limit-exceeded, too-many-requests
 */
export async function createCartOrder(
  context: Context,
  customerId: number,
  itemIds: readonly number[],
): Promise<NewOrder> {
  const { db, catalogue } = context;
  const time = houseTime(context);
  const payer = await findLimits(db, customerId);
  const paused = pauseRefusal(payer, time);
  if (paused !== null) throw paused;
  const sales = salesAt((await catalogue.snapshot()).lotteries, time.now);
  const ids = [...new Set(itemIds)];
  const plays = await findByIds(db, customerId, ids);
  refuseUnpayable(payer, ids, plays, sales);

  const itemsOf = (orderId: string) => plays.map((row) => itemOf(orderId, row, sales));
  const amount = sum(itemsOf('').map(priceOf));
  // Said early, before anybody opens the provider's window; the capture decides.
  const tooMuch =
    (await paidPlaysRefusal(db, customerId, plays, (lotteryId) => sales(lotteryId).lottery)) ??
    (await limitRefusal(db, payer, { customerId, orderId: null, amount }, time));
  if (tooMuch !== null) throw tooMuch;
  return await openOrder(context, { customerId, kind: 'cart', amountCents: amount }, itemsOf);
}

function refuseUnpayable(
  payer: LimitsRow,
  ids: readonly number[],
  plays: readonly PlayRow[],
  sales: (lotteryId: number) => Sale,
): void {
  const refuse = (code: 'cart-item-missing' | 'play-being-paid' | 'cart-item-expired', items: number[]) => {
    if (items.length > 0) throw new AppError(code, { details: { items } });
  };
  const idsWhere = (is: (row: PlayRow) => boolean) => plays.filter(is).map(({ id }) => id);
  refuse(
    'cart-item-missing',
    ids.filter((id) => !plays.some((row) => row.id === id)),
  );
  refuse(
    'play-being-paid',
    idsWhere(({ orderId }) => orderId !== null),
  );
  const notTheirs = seriesRefusal(payer, plays);
  if (notTheirs !== null) throw notTheirs;
  refuse(
    'cart-item-expired',
    idsWhere((row) => !sells(sales(row.lotteryId), row)),
  );
  refuseFaults(
    plays.map((row) => {
      const index = ids.indexOf(row.id);
      return { place: `items.${index}`, line: index + 1, faults: playFaults(row, sales) };
    }),
  );
}
