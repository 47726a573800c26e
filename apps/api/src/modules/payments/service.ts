import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { testNoticeTakes } from './check-times.ts';
import { checkAt } from './notice-repository.ts';
import type { OrderRow } from './repository.ts';
import * as orders from './repository.ts';

/**
 * A customer's own order with its purchases.
 * @throws {AppError} not-found
 */
export async function readOrder(
  { db }: Context,
  customerId: number,
  id: string,
): Promise<{ order: OrderRow; purchases: number[] }> {
  const order = await orders.find(db, customerId, id);
  if (order === null) throw new AppError('not-found');
  return { order, purchases: await orders.purchaseIds(db, id) };
}

/**
 * The test gateway alone: does what the payer would do in the provider's window. Answers the provider's state.
 * @throws {AppError} not-found, payments-only-in-test, order-refused
 */
export async function playPayer(
  { db, payments, clock }: Context,
  customerId: number,
  id: string,
  outcome: 'approve' | 'decline',
): Promise<string> {
  const order = await orders.find(db, customerId, id);
  if (order === null) throw new AppError('not-found');
  const { current } = payments;
  if (current.playPayer === undefined) throw new AppError('payments-only-in-test');
  if (order.state === 'refused') throw new AppError('order-refused');
  if (order.provider === 'none') return 'approved';
  const { state } = await current.playPayer(order.providerOrder, outcome);
  if (state === 'approved') {
    const at = new Date(clock.now() + testNoticeTakes);
    await checkAt(db, order.provider, order.providerOrder, at);
  }
  return state;
}
