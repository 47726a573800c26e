import { randomUUID } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import { testGatewayOrder, testGatewayRefund } from '@bolillero/database/schema/play';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { type PaymentProvider, type ProviderOrder, ProviderUnavailable } from './payment-provider.ts';

type Row = typeof testGatewayOrder.$inferSelect;

function asProviderOrder(row: Row | undefined): ProviderOrder {
  if (row === undefined) return { state: 'unknown' };
  if (row.state !== 'captured' && row.state !== 'refunded') return { state: row.state };
  const { captureId, currency, reference } = row;
  return {
    state: row.state,
    captureId: captureId ?? '',
    amount: cents(row.amountCents),
    currency,
    reference,
  };
}

/**
 * The test gateway: a payment company of our own that moves no money. Its books are a table that stands for the other
 * side, each call a transaction of its own, so that a lost browser or a killed process leaves what a real one would.
 */
export function createTestGateway(db: Db, clock: Clock): PaymentProvider {
  const find = async (providerOrder: string): Promise<ProviderOrder> => {
    const [row] = await db.select().from(testGatewayOrder).where(eq(testGatewayOrder.id, providerOrder));
    return asProviderOrder(row);
  };
  /** Moves an order on from one state; from any other it stays as it is. */
  const move = async (id: string, from: Row['state'], to: Row['state'], captureId?: string) => {
    await db
      .update(testGatewayOrder)
      .set({ state: to, updatedAt: clock.date(), ...(captureId === undefined ? {} : { captureId }) })
      .where(and(eq(testGatewayOrder.id, id), eq(testGatewayOrder.state, from)));
  };

  return {
    name: 'test',
    async createOrder({
      reference,
      amount,
      currency,
    }: {
      reference: string;
      amount: Cents;
      currency: string;
    }) {
      const order = {
        id: `TEST-${randomUUID()}`,
        reference,
        amountCents: amount,
        currency,
        state: 'created' as const,
      };
      await db.insert(testGatewayOrder).values({ ...order, updatedAt: clock.date() });
      return { providerOrder: order.id };
    },
    async capture(providerOrder) {
      await move(providerOrder, 'approved', 'captured', `CAP-${randomUUID()}`);
      return await find(providerOrder);
    },
    find,
    async refund(captureId, reference, part) {
      await db.transaction(async (tx) => {
        const ofCapture = eq(testGatewayOrder.captureId, captureId);
        const [order] = await tx.select().from(testGatewayOrder).where(ofCapture).for('update');
        if (order === undefined || order.state !== 'captured') return;
        const known = await tx.$count(testGatewayRefund, eq(testGatewayRefund.reference, reference));
        if (known > 0) return;
        const [given] = await tx
          .select({ cents: sql<number>`coalesce(sum(${testGatewayRefund.amountCents}), 0)`.mapWith(Number) })
          .from(testGatewayRefund)
          .where(eq(testGatewayRefund.captureId, captureId));
        const left = order.amountCents - (given?.cents ?? 0);
        const amountCents = part?.amount ?? left;
        if (amountCents > left) throw new ProviderUnavailable('more than is left of the capture');
        const at = clock.date();
        await tx.insert(testGatewayRefund).values({ reference, captureId, amountCents, createdAt: at });
        if (amountCents < left) return;
        await tx.update(testGatewayOrder).set({ state: 'refunded', updatedAt: at }).where(ofCapture);
      });
    },
    async playPayer(providerOrder, outcome) {
      await move(providerOrder, 'created', outcome === 'approve' ? 'approved' : 'declined');
      return await find(providerOrder);
    },
  };
}
