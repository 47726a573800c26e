import { sum } from '@bolillero/domain/money/cents';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import { type Sale, salesAt, sells } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { refuseFaults } from '../checkouts/registration-lines.ts';
import { findByIds } from '../checkouts/repository.ts';
import { findCartShares } from '../group-games/cart-shares-repository.ts';
import { paidPlaysRefusal } from '../limits/plays-per-day.ts';
import { houseTime, limitRefusal, pauseRefusal, seriesRefusal } from '../limits/refusals.ts';
import { find as findLimits, type LimitsRow } from '../limits/repository.ts';
import { openOrder } from './open-order.ts';
import { itemOf, playFaults } from './order-items.ts';
import type { NewOrder, PlayRow } from './repository.ts';
import { costOf, shareItemOf, unpayableShares } from './share-items.ts';

/**
 * Opens an order for lines of the cart, plays and shares: what they are and cost is written down as it is shown, and the provider is
 * told the amount. Nothing is reserved yet; what changes until the capture makes it refuse.
 * @throws {AppError} account-paused, cart-item-missing, play-being-paid, series-not-yours, cart-item-expired,
 *   play-invalid, group-game-closed, group-game-shares-gone, plays-per-day, limit-exceeded, too-many-requests
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
  const shares = await findCartShares(db, customerId, ids);
  refuseMissing(ids, [...plays, ...shares.map(({ row }) => row)]);
  refuseUnpayable(payer, ids, plays, sales);
  const unpayable = unpayableShares(shares, (lotteryId) => sales(lotteryId).lottery, time.now);
  if (unpayable !== null) throw unpayable;

  const playsOf = (orderId: string) => plays.map((row) => itemOf(orderId, row, sales));
  const sharesOf = (orderId: string) => shares.map((share) => shareItemOf(orderId, share));
  const amount = sum([...playsOf('').map(priceOf), ...sharesOf('').map(costOf)]);
  // Said early, before anybody opens the provider's window; the capture decides.
  const tooMuch =
    (await paidPlaysRefusal(db, customerId, plays, (lotteryId) => sales(lotteryId).lottery)) ??
    (await limitRefusal(db, payer, { customerId, orderId: null, amount }, time));
  if (tooMuch !== null) throw tooMuch;
  return await openOrder(context, { customerId, kind: 'cart', amountCents: amount }, (orderId) => ({
    plays: playsOf(orderId),
    shares: sharesOf(orderId),
  }));
}

type RefusedItems = 'cart-item-missing' | 'play-being-paid' | 'cart-item-expired';

function refuse(code: RefusedItems, items: readonly number[]): void {
  if (items.length > 0) throw new AppError(code, { details: { items } });
}

/** Every line must be in the cart and none being paid. */
function refuseMissing(ids: readonly number[], lines: readonly Pick<PlayRow, 'id' | 'orderId'>[]): void {
  const found = new Map(lines.map((line) => [line.id, line]));
  refuse(
    'cart-item-missing',
    ids.filter((id) => !found.has(id)),
  );
  refuse(
    'play-being-paid',
    ids.filter((id) => found.get(id)?.orderId !== null),
  );
}

function refuseUnpayable(
  payer: LimitsRow,
  ids: readonly number[],
  plays: readonly PlayRow[],
  sales: (lotteryId: number) => Sale,
): void {
  const notTheirs = seriesRefusal(payer, plays);
  if (notTheirs !== null) throw notTheirs;
  refuse(
    'cart-item-expired',
    plays.filter((row) => !sells(sales(row.lotteryId), row)).map(({ id }) => id),
  );
  refuseFaults(
    plays.map((row) => {
      const index = ids.indexOf(row.id);
      return { place: `items.${index}`, line: index + 1, faults: playFaults(row, sales) };
    }),
  );
}
