import { mostRefundedAtOnce } from '@bolillero/contract/calls/refunds';
import { paymentProviders } from '@bolillero/domain/payments/states';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { isOverdue } from './overdue.ts';
import { promiseRefund } from './refund.ts';
import * as refunds from './refund-repository.ts';
import * as purchases from './repository.ts';
import { lotteriesOf } from './service.ts';
import { drawsOfPart } from './ticket-lists.ts';

export interface OverdueRefunds {
  readonly ids: readonly number[];
  /** What these cost together, in USD cents. */
  readonly amountCents: number;
}

/**
 * The overdue tickets whose price can go back: their draw has been held without a PDF, they cost something, and the house can
 * speak to whoever took the money. The oldest first, as many as go back at once.
 */
export async function overdueToRefund(context: Context): Promise<OverdueRefunds> {
  const providers = paymentProviders.filter((name) => context.payments.isConfigured(name));
  const draws = await drawsOfPart(context, 'overdue');
  const found = await refunds.listOverdue(context.db, { draws, providers, most: mostRefundedAtOnce });
  return {
    ids: found.map(({ id }) => id),
    amountCents: found.reduce((sum, row) => sum + priceOf(row), 0),
  };
}

/**
 * Promises the price of these overdue tickets back, all in one transaction, each once. One that is not overdue any more, since it has
 * its PDF or its price went back meanwhile, is passed over: asked for again, nothing goes back twice.
 * @throws {AppError} refund-reason-missing, not-found, payment-unavailable, purchase-free, purchase-won
 */
export async function refundOverdue(
  context: Context,
  admin: AdminIdentity,
  ids: readonly number[],
  typedReason: string,
): Promise<OverdueRefunds> {
  const reason = typedReason.trim();
  if (reason === '') throw new AppError('refund-reason-missing');
  const lotteryOf = await lotteriesOf(context);
  const now = context.clock.now();
  return await context.db.transaction(async (tx) => {
    const done: number[] = [];
    let amountCents = 0;
    // In one order, so that two who do the same wait for each other.
    for (const id of new Set(ids.toSorted((a, b) => a - b))) {
      const row = await purchases.lock(tx, id);
      if (row === null) throw new AppError('not-found');
      if (!isOverdue(row, lotteryOf(row.lotteryId), now) || priceOf(row) === 0) continue;
      const written = await promiseRefund(tx, context, admin, row, reason);
      done.push(id);
      amountCents += written.amountCents;
    }
    return { ids: done, amountCents };
  });
}
