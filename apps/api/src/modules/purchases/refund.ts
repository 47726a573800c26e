import type { Db } from '@bolillero/database/connection';
import { cents } from '@bolillero/domain/money/cents';
import { priceOf } from '@bolillero/domain/tickets/play-price';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { JobWaits } from '../../jobs/job-queue.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { dropUnsent } from '../../mail/outbox-repository.ts';
import { withdrawWin } from '../settlement/withdraw-win.ts';
import type { RefundRow } from './refund-repository.ts';
import * as refunds from './refund-repository.ts';
import type { PurchaseRow } from './repository.ts';
import * as purchases from './repository.ts';
import { ticketKey } from './sell.ts';

export const refundPurchaseJob = 'refund-purchase';

/**
 * Promises the whole price of a purchase back, once: from then on it is neither bought, settled nor shown as a ticket, and a
 * job moves the money. A purchase that has won is not given back: its ticket is taken back first, or its result corrected.
 * The same reason again changes nothing.
 * @throws {AppError} not-found, refund-reason-missing, purchase-refunded, purchase-free, payment-unavailable,
 *   purchase-won
 */
export async function requestRefund(
  context: Context,
  admin: AdminIdentity,
  id: number,
  typedReason: string,
): Promise<RefundRow> {
  const reason = typedReason.trim();
  return await context.db.transaction(async (tx) => {
    const row = await purchases.lock(tx, id);
    if (row === null) throw new AppError('not-found');
    if (reason === '') throw new AppError('refund-reason-missing');
    const before = await refunds.find(tx, id);
    if (before?.reason === reason) return before;
    if (before !== null || row.refundedAt !== null) throw new AppError('purchase-refunded');
    return await promiseRefund(tx, context, admin, row, reason);
  });
}

/**
 * Promises the whole price of a purchase back that is locked, and whose price does not go back yet.
 * @throws {AppError} purchase-free, payment-unavailable, purchase-won
 */
export async function promiseRefund(
  tx: Db,
  context: Context,
  admin: AdminIdentity,
  row: PurchaseRow,
  reason: string,
): Promise<RefundRow> {
  const { id } = row;
  const amountCents = priceOf(row);
  if (amountCents === 0) throw new AppError('purchase-free');
  const { provider } = await refunds.paymentOf(tx, id);
  if (!context.payments.isConfigured(provider)) throw new AppError('payment-unavailable');

  const requestedAt = context.clock.date();
  const refund = { purchaseId: id, adminId: admin.adminId, reason, amountCents, requestedAt };
  const written = await refunds.insert(tx, { ...refund, state: 'requested' });
  await recordChange(tx, admin, requestedAt, {
    action: 'update',
    entity: 'purchase',
    entityId: id,
    before: { refunded: false },
    after: { refunded: true, amountCents },
    reason,
  });
  // Its draw's settlement is locked here: what it has won by now is all that it will have won.
  const hadWon = row.soldAt !== null && (await withdrawWin(tx, context, id));
  if (hadWon) throw new AppError('purchase-won');
  if (row.ticketFileId !== null) await dropUnsent(tx, 'ticket', [ticketKey(id, row.ticketFileId)]);
  await context.jobs.enqueue(tx, {
    kind: refundPurchaseJob,
    key: String(id),
    payload: { purchaseId: id },
  });
  return written;
}

/**
 * Moves the money of a promised refund and tells the customer, once. Safe to repeat after a kill at any point: the provider
 * does a reference once, and the rest is one transaction. Throws while the provider cannot be reached, to be
 * tried again, and waits while the house is not configured for it.
 */
export async function moveRefund(context: Context, purchaseId: number): Promise<void> {
  const { db, payments, clock } = context;
  const refund = await refunds.find(db, purchaseId);
  if (refund?.state !== 'requested') return;
  const { provider, capture, currency } = await refunds.paymentOf(db, purchaseId);
  if (!payments.isConfigured(provider)) throw new JobWaits(`the house is not configured for ${provider}`);
  const part = { amount: cents(refund.amountCents), currency };
  await payments.of(provider).refund(capture, `purchase-${purchaseId}`, part);
  await db.transaction(async (tx) => {
    if (!(await refunds.markDone(tx, purchaseId, clock.date()))) return;
    const customerId = await refunds.insertNotice(tx, refund, currency, clock.date());
    const key = `purchase ${purchaseId}`;
    await enqueueMail(tx, context, { kind: 'refund', key, customerId, data: { purchaseId } });
  });
}
