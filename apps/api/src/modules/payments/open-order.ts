import { randomUUID } from 'node:crypto';
import { type Cents, type Currency, cents } from '@bolillero/domain/money/cents';
import type { Context } from '../../context.ts';
import { nextCheck } from './check-times.ts';
import { endOlderOrders } from './end-older-orders.ts';
import type { NewOrder, OrderLines } from './repository.ts';
import * as orders from './repository.ts';

/** What customers pay is USD, whatever currency a lottery's prizes have (Rulebook 2). */
const currency: Currency = 'USD';

type Drawn = Pick<NewOrder, 'customerId' | 'kind' | 'amountCents' | 'months' | 'monthlyPriceCents'>;

const nothing: OrderLines = { plays: [], shares: [] };

/**
 * Opens an order at the provider and writes it down, with its items; nothing is reserved for it yet. It takes the place of
 * open ones with lines of its own.
 * @throws {AppError} too-many-requests
 */
export async function openOrder(
  context: Context,
  drawn: Drawn,
  linesOf: (orderId: string) => OrderLines = () => nothing,
): Promise<NewOrder> {
  await context.throttles.order(drawn.customerId);
  const id = randomUUID();
  const provider = await openAtProvider(context, id, cents(drawn.amountCents));
  const at = context.clock.date();
  const order = {
    ...drawn,
    ...provider,
    id,
    currency,
    state: 'open' as const,
    createdAt: at,
    updatedAt: at,
    nextCheckAt: nextCheck('open', at, at),
  };
  const lines = linesOf(id);
  await context.db.transaction(async (tx) => {
    await endOlderOrders(tx, order.customerId, lines, at);
    await orders.insert(tx, order, lines);
  });
  return order;
}

/** The provider's order. Nothing but free plays costs nothing and needs no provider. */
async function openAtProvider({ payments }: Context, reference: string, amount: Cents) {
  if (amount === 0) return { provider: 'none' as const, providerOrder: `none-${reference}` };
  const { providerOrder } = await payments.current.createOrder({ reference, amount, currency });
  return { provider: payments.current.name, providerOrder };
}
