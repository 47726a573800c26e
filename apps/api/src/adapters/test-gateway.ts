import { randomUUID } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import type { Clock } from '../clock.ts';
import { type PaymentProvider, type ProviderOrder, ProviderUnavailable } from './payment-provider.ts';
import * as books from './test-gateway-repository.ts';

function asProviderOrder(row: books.GatewayOrderRow | null): ProviderOrder {
  if (row === null) return { state: 'unknown' };
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
  const find = async (providerOrder: string) => asProviderOrder(await books.findOrder(db, providerOrder));

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
      await books.insertOrder(db, { ...order, updatedAt: clock.date() });
      return { providerOrder: order.id };
    },
    async capture(providerOrder) {
      const captured = { captureId: `CAP-${randomUUID()}`, updatedAt: clock.date() };
      await books.moveOrder(db, providerOrder, { from: 'approved', to: 'captured' }, captured);
      return await find(providerOrder);
    },
    find,
    async refund(captureId, reference, part) {
      await db.transaction(async (tx) => {
        const order = await books.lockOrderOf(tx, captureId);
        if (order === null || order.state !== 'captured') return;
        if (await books.isRefunded(tx, reference)) return;
        const left = order.amountCents - (await books.refundedOf(tx, captureId));
        const amountCents = part?.amount ?? left;
        if (amountCents > left) throw new ProviderUnavailable('more than is left of the capture');
        const at = clock.date();
        await books.insertRefund(tx, { reference, captureId, amountCents, createdAt: at });
        if (amountCents < left) return;
        await books.moveOrder(tx, order.id, { from: 'captured', to: 'refunded' }, { updatedAt: at });
      });
    },
    async playPayer(providerOrder, outcome) {
      const to = outcome === 'approve' ? 'approved' : 'declined';
      await books.moveOrder(db, providerOrder, { from: 'created', to }, { updatedAt: clock.date() });
      return await find(providerOrder);
    },
  };
}
