import { randomUUID } from 'node:crypto';
import type { Cents } from '@bolillero/domain/money/cents';
import type { Db } from '../connection.ts';
import { paymentOrder, testGatewayOrder } from '../schema/play.ts';

interface CapturedOrder {
  readonly id: string;
  readonly customerId: number;
  readonly amount: Cents;
  readonly at: Date;
  /** Of a subscription: its package. The order is for plays otherwise. */
  readonly bought?: { readonly months: number; readonly monthlyPriceCents: number };
}

/** An order that was paid through the test gateway, in our books and in the gateway's. Answers the gateway's name of the capture. */
export async function insertCapturedOrder(tx: Db, order: CapturedOrder): Promise<string> {
  const { id, customerId, amount, at, bought } = order;
  const [providerOrder, providerCapture] = [`TEST-${randomUUID()}`, `CAP-${randomUUID()}`];
  await tx.insert(paymentOrder).values({
    id,
    customerId,
    kind: bought === undefined ? 'cart' : 'subscription',
    ...bought,
    provider: 'test',
    providerOrder,
    amountCents: amount,
    currency: 'USD',
    state: 'captured',
    providerCapture,
    capturedCents: amount,
    createdAt: at,
    updatedAt: at,
    capturedAt: at,
  });
  await tx.insert(testGatewayOrder).values({
    id: providerOrder,
    reference: id,
    amountCents: amount,
    currency: 'USD',
    state: 'captured',
    captureId: providerCapture,
    updatedAt: at,
  });
  return providerCapture;
}
