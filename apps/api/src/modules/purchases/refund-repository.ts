import type { Db } from '@bolillero/database/connection';
import { adminUser, customer, customerEmail } from '@bolillero/database/schema/account';
import {
  notification,
  paymentOrder,
  purchase,
  purchasePrice,
  purchaseRefund,
} from '@bolillero/database/schema/play';
import type { Currency } from '@bolillero/domain/money/cents';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { orderOf, type Page } from '../../wire/paging.ts';
import { type DrawsOfLottery, pendingOf } from './lists-repository.ts';
import { type AdminFilter, askedFor } from './repository.ts';

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
    refund: purchaseRefund,
    currency: paymentOrder.currency,
    provider: paymentOrder.provider,
    admin: sql<string>`trim(${adminUser.name} || ' ' || ${adminUser.lastname})`,
    total: sql<number>`count(*) OVER ()`.mapWith(Number),
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
    );
};

export type RefundedRow = Omit<Awaited<ReturnType<typeof withPurchases>>[number], 'total'>;

/** Purchases that were given back, the newest refund first unless asked for otherwise, each with who did it. */
export async function list(
  db: Db,
  filter: Omit<AdminFilter, 'sold'>,
  sort: string | undefined,
  page: Page,
): Promise<{ rows: RefundedRow[]; total: number }> {
  const where = askedFor(filter);
  const usual = desc(purchaseRefund.requestedAt);
  const rows = await withPurchases(db)
    .where(where)
    .orderBy(orderOf(sort, sortable) ?? usual, desc(purchaseRefund.purchaseId))
    .limit(page.limit)
    .offset(page.offset);
  const [first = (await withPurchases(db).where(where).limit(1))[0]] = rows;
  return { rows, total: first?.total ?? 0 };
}

const sortable = { id: purchaseRefund.purchaseId, requested: purchaseRefund.requestedAt } as const;
