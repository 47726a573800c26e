import type { Cents } from '@bolillero/domain/money/cents';
import { eq } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { notification, purchase, purchaseRefund, testGatewayRefund } from '../schema/play.ts';

interface GivenBack {
  readonly purchaseId: number;
  readonly customerId: number;
  readonly adminId: number;
  /** The gateway's name of the capture that is given back, or a part of it. */
  readonly capture: string;
  readonly amount: Cents;
  readonly at: Date;
}

/** A purchase that was never bought: its price went back, in our books and in the gateway's, and its owner was told. */
export async function insertRefund(tx: Db, refund: GivenBack): Promise<void> {
  const { purchaseId, customerId, adminId, capture, amount: amountCents, at } = refund;
  await tx.update(purchase).set({ refundedAt: at }).where(eq(purchase.id, purchaseId));
  await tx.insert(purchaseRefund).values({
    purchaseId,
    adminId,
    reason: 'No llegamos a comprar tu cartilla antes del cierre',
    amountCents,
    state: 'done',
    requestedAt: at,
    doneAt: at,
  });
  const reference = `purchase-${purchaseId}`;
  await tx.insert(testGatewayRefund).values({ reference, captureId: capture, amountCents, createdAt: at });
  await tx.insert(notification).values({
    customerId,
    kind: 'refund',
    purchaseId,
    amountCents,
    currency: 'USD',
    createdAt: at,
    updatedAt: at,
  });
}
