import { randomUUID } from 'node:crypto';
import { sum } from '@bolillero/domain/money/cents';
import { AppError } from '../../app-error.ts';
import { type Sale, salesAt, sells } from '../../catalogue/sale.ts';
import type { Context } from '../../context.ts';
import { refuseFaults } from '../checkouts/lines.ts';
import { findByIds } from '../checkouts/repository.ts';
import { nextCheck } from './check-times.ts';
import { itemOf, playFaults, priceOf } from './order-items.ts';
import type { NewOrder, PlayRow } from './repository.ts';
import * as orders from './repository.ts';

/** What customers pay is USD, whatever currency a lottery's prizes have (Rulebook 2). */
const currency = 'USD';

/**
 * Opens an order for plays of the cart: their numbers and prices are written down as they are shown, and the provider is
 * told the amount. Nothing is reserved yet; what changes until the capture makes it refuse.
 */
export async function createOrder(
  context: Context,
  customerId: number,
  itemIds: readonly number[],
): Promise<NewOrder> {
  const { db, catalogue, clock } = context;
  const sales = salesAt((await catalogue.snapshot()).lotteries, clock.now());
  const ids = [...new Set(itemIds)];
  const plays = await findByIds(db, customerId, ids);
  refuseUnpayable(ids, plays, sales);

  const id = randomUUID();
  const items = plays.map((row) => itemOf(id, row, sales));
  const amount = sum(items.map(priceOf));
  const provider = await openAtProvider(context, id, amount);
  const at = clock.date();
  const order = {
    id,
    customerId,
    kind: 'cart' as const,
    ...provider,
    amountCents: amount,
    currency,
    state: 'open' as const,
    createdAt: at,
    updatedAt: at,
    nextCheckAt: nextCheck('open', at, at),
  };
  await db.transaction((tx) => orders.insert(tx, order, items));
  return order;
}

/** The provider's order. Nothing but free plays costs nothing and needs no provider. */
async function openAtProvider({ payments }: Context, reference: string, amount: ReturnType<typeof sum>) {
  if (amount === 0) return { provider: 'none' as const, providerOrder: `none-${reference}` };
  const { providerOrder } = await payments.createOrder({ reference, amount, currency });
  return { provider: payments.name, providerOrder };
}

function refuseUnpayable(
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
