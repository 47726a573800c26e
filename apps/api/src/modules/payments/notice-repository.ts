import type { Db } from '@bolillero/database/connection';
import { paymentEvent, paymentOrder } from '@bolillero/database/schema/play';
import { and, eq, notInArray, or, sql } from 'drizzle-orm';
import type { ProviderNotice } from '../../adapters/payment-provider.ts';

type Provider = typeof paymentOrder.$inferSelect.provider;

/** The provider's id of the order of ours that a notice is about; null when it is about none. */
export async function orderOf(
  tx: Db,
  provider: Provider,
  { providerOrder, reference }: ProviderNotice,
): Promise<string | null> {
  const [row] = await tx
    .select({ providerOrder: paymentOrder.providerOrder })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.provider, provider),
        or(
          eq(paymentOrder.providerOrder, providerOrder ?? ''),
          eq(sql`${paymentOrder.id}::text`, reference ?? ''),
        ),
      ),
    )
    .limit(1);
  return row?.providerOrder ?? null;
}

/** Writes a notice down; false when it was taken before. */
export async function insert(tx: Db, event: typeof paymentEvent.$inferInsert): Promise<boolean> {
  const written = await tx
    .insert(paymentEvent)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id });
  return written.length > 0;
}

/** Makes an order that is not at its end due at an instant. */
export async function checkAt(tx: Db, provider: Provider, providerOrder: string, at: Date): Promise<void> {
  await tx
    .update(paymentOrder)
    .set({ nextCheckAt: at })
    .where(
      and(
        eq(paymentOrder.provider, provider),
        eq(paymentOrder.providerOrder, providerOrder),
        notInArray(paymentOrder.state, ['captured', 'refunded']),
      ),
    );
}
