import { cents } from '@bolillero/domain/money/cents';
import type { Context } from '../../context.ts';
import { JobWaits } from '../../jobs/job-queue.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { findShareRefund, insertRefundNotice, markShareRefunded } from './refund-repository.ts';

export const refundShareJob = 'refund-share';

/**
 * Moves the money of bought shares back and tells their customer, once for the game. Safe to repeat after a kill at any point: the
 * provider does a reference once, and the rest is one transaction. Throws while the provider cannot be reached, to be tried
 * again, and waits while the house is not configured for it.
 */
export async function moveShareRefund(
  context: Pick<Context, 'clock' | 'config' | 'db' | 'payments'>,
  shareId: number,
): Promise<void> {
  const { db, payments, clock } = context;
  const found = await findShareRefund(db, shareId);
  if (found?.refund.state !== 'requested') return;
  const { provider, capture, currency, refund, gameId, customerId } = found;
  if (capture === null) throw new Error(`shares ${shareId} were not paid`);
  if (!payments.isConfigured(provider)) throw new JobWaits(`the house is not configured for ${provider}`);
  const part = { amount: cents(refund.amountCents), currency };
  await payments.of(provider).refund(capture, `share-${shareId}`, part);
  await db.transaction(async (tx) => {
    const at = clock.date();
    const amount = await markShareRefunded(tx, found, at);
    if (amount === null) return;
    await insertRefundNotice(tx, found, amount, at);
    const member = { gameId, customerId };
    await enqueueMail(tx, context, {
      kind: 'refund',
      key: `group game ${gameId} of ${customerId}`,
      customerId,
      data: member,
    });
  });
}
