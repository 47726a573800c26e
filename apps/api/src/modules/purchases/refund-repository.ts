import { purchaseFields } from '@bolillero/contract/field-names';
import type { Db } from '@bolillero/database/connection';
import { adminUser, customer, customerEmail } from '@bolillero/database/schema/account';
import {
  notification,
  paymentOrder,
  purchase,
  purchasePrice,
  purchaseRefund,
} from '@bolillero/database/schema/play';
import { proofEntry } from '@bolillero/database/schema/proof';
import type { Currency } from '@bolillero/domain/money/cents';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';
import {
  askedTickets,
  type DrawsOfLottery,
  pendingOf,
  type TicketFilter,
  ticketSorts,
} from './lists-repository.ts';
import { ofItsTicket, proofColumns } from './repository.ts';

export type RefundRow = typeof purchaseRefund.$inferSelect;

export async function find(db: Db, purchaseId: number): Promise<RefundRow | null> {
  const [row] = await db.select().from(purchaseRefund).where(eq(purchaseRefund.purchaseId, purchaseId));
  return row ?? null;
}

/** Who took a purchase's money, and how they call it. */
export async function paymentOf(db: Db, purchaseId: number) {
  const [row] = await db
    .select({
      provider: paymentOrder.provider,
      capture: paymentOrder.providerCapture,
      currency: paymentOrder.currency,
    })
    .from(purchase)
    .innerJoin(paymentOrder, eq(paymentOrder.id, purchase.orderId))
    .where(eq(purchase.id, purchaseId));
  if (row === undefined || row.capture === null) throw new Error(`purchase ${purchaseId} was not paid`);
  return { ...row, capture: row.capture };
}

/** Writes a refund down and marks its purchase, which is locked. */
export async function insert(tx: Db, refund: typeof purchaseRefund.$inferInsert): Promise<RefundRow> {
  const [row] = await tx.insert(purchaseRefund).values(refund).returning();
  if (row === undefined) throw new Error('a refund was not inserted');
  await tx.update(purchase).set({ refundedAt: refund.requestedAt }).where(eq(purchase.id, refund.purchaseId));
  return row;
}

/** The money has been given back; false when that was known. */
export async function markDone(tx: Db, purchaseId: number, doneAt: Date): Promise<boolean> {
  const written = await tx
    .update(purchaseRefund)
    .set({ state: 'done', doneAt })
    .where(and(eq(purchaseRefund.purchaseId, purchaseId), eq(purchaseRefund.state, 'requested')))
    .returning({ id: purchaseRefund.purchaseId });
  return written.length > 0;
}

/** Tells the customer that a purchase's price went back; answers who that is. */
export async function insertNotice(
  tx: Db,
  { purchaseId, amountCents }: RefundRow,
  currency: Currency,
  at: Date,
): Promise<number> {
  const [owner] = await tx
    .select({ customerId: purchase.customerId })
    .from(purchase)
    .where(eq(purchase.id, purchaseId));
  if (owner === undefined) throw new Error(`purchase ${purchaseId} is gone`);
  const about = { ...owner, kind: 'refund', purchaseId, amountCents, currency } as const;
  await tx.insert(notification).values({ ...about, createdAt: at, updatedAt: at });
  return owner.customerId;
}

/** Pending purchases of some draws that cost something and were paid with one of these providers, the oldest first. */
export async function listOverdue(
  db: Db,
  {
    draws,
    providers,
    most,
  }: {
    readonly draws: readonly DrawsOfLottery[];
    readonly providers: readonly (typeof paymentOrder.$inferSelect)['provider'][];
    readonly most: number;
  },
) {
  const { id, ticketPriceCents, serviceFeeCents, multiplierPriceCents } = purchase;
  return await db
    .select({ id, ticketPriceCents, serviceFeeCents, multiplierPriceCents })
    .from(purchase)
    .innerJoin(paymentOrder, eq(paymentOrder.id, purchase.orderId))
    .where(
      and(pendingOf({ q: '', draws }), gt(purchasePrice, 0), inArray(paymentOrder.provider, [...providers])),
    )
    .orderBy(asc(purchase.id))
    .limit(most);
}

const withPurchases = (db: Db) => {
  const columns = {
    row: purchase,
    name: customer.name,
    lastname: customer.lastname,
    email: customerEmail.email,
    proof: proofColumns,
    refund: purchaseRefund,
    currency: paymentOrder.currency,
    provider: paymentOrder.provider,
    admin: sql<string>`trim(${adminUser.name} || ' ' || ${adminUser.lastname})`,
  };
  return db
    .select(columns)
    .from(purchaseRefund)
    .innerJoin(purchase, eq(purchase.id, purchaseRefund.purchaseId))
    .innerJoin(paymentOrder, eq(paymentOrder.id, purchase.orderId))
    .innerJoin(adminUser, eq(adminUser.id, purchaseRefund.adminId))
    .innerJoin(customer, eq(customer.id, purchase.customerId))
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .leftJoin(proofEntry, ofItsTicket);
};

export type RefundedRow = Awaited<ReturnType<typeof withPurchases>>[number];

/** Purchases that were given back, the newest refund first unless asked for otherwise, each with who did it. */
export const refundedTickets = {
  key: purchaseRefund.purchaseId,
  from: sql`${purchaseRefund} JOIN ${purchase} ON ${purchase.id} = ${purchaseRefund.purchaseId}`,
  sorts: {
    ...ticketSorts,
    [purchaseFields.id]: purchaseRefund.purchaseId,
    amount: purchaseRefund.amountCents,
    requested: purchaseRefund.requestedAt,
  },
  usual: '-requested',
  where: askedTickets,
  load: async (db, keys) =>
    await withPurchases(db).where(sql`${purchaseRefund.purchaseId} = ANY(${sql.param([...keys])}::int[])`),
  keyOf: ({ row }) => row.id,
} satisfies ListSource<TicketFilter, RefundedRow>;
