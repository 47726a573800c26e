import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail, customerLottery, subscription } from '@bolillero/database/schema/account';
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';

export type EmailRow = typeof customerEmail.$inferSelect;

export interface CustomerRow {
  readonly id: number;
  readonly name: string;
  readonly lastname: string;
  readonly birthday: string;
  readonly country: string;
  readonly address: string;
  readonly type: number;
  readonly createdAt: Date;
  readonly subscribed: boolean;
  /** The primary one first. */
  readonly emails: readonly EmailRow[];
  /** Ids of lotteries, in the customer's order. */
  readonly favourites: readonly number[];
}

/** A customer whose account is open. */
export async function findById(db: Db, id: number, now: Date): Promise<CustomerRow | null> {
  const [row] = await db
    .select({
      id: customer.id,
      name: customer.name,
      lastname: customer.lastname,
      // Of an open account it is never null.
      birthday: sql<string>`${customer.birthday}`,
      country: customer.country,
      address: customer.address,
      type: customer.type,
      createdAt: customer.createdAt,
      subscribed: sql<boolean>`coalesce(${subscription.endsAt} > ${now}, false)`,
    })
    .from(customer)
    .leftJoin(subscription, eq(subscription.customerId, customer.id))
    .where(and(eq(customer.id, id), isNull(customer.closedAt)));
  if (row === undefined) return null;
  return { ...row, emails: await emailsOf(db, id), favourites: await favouritesOf(db, id) };
}

/** Every address of a customer, the primary one first. */
export async function emailsOf(db: Db, customerId: number): Promise<EmailRow[]> {
  return await db
    .select()
    .from(customerEmail)
    .where(eq(customerEmail.customerId, customerId))
    .orderBy(desc(customerEmail.isPrimary), asc(customerEmail.id));
}

export async function favouritesOf(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ lotteryId: customerLottery.lotteryId })
    .from(customerLottery)
    .where(eq(customerLottery.customerId, customerId))
    .orderBy(asc(customerLottery.position));
  return rows.map(({ lotteryId }) => lotteryId);
}

/** Puts these in the place of all that there were. */
export async function replaceFavourites(
  tx: Db,
  customerId: number,
  lotteryIds: readonly number[],
): Promise<void> {
  await tx.delete(customerLottery).where(eq(customerLottery.customerId, customerId));
  const rows = lotteryIds.map((lotteryId, position) => ({ customerId, lotteryId, position }));
  if (rows.length > 0) await tx.insert(customerLottery).values(rows);
}

/**
 * Holds a customer's row until the transaction ends: changes of the account take turns. Answers the password's hash; that of a
 * closed account is empty.
 */
export async function lockCustomer(tx: Db, id: number): Promise<string> {
  const [row] = await tx
    .select({ passwordHash: customer.passwordHash })
    .from(customer)
    .where(eq(customer.id, id))
    .for('no key update');
  if (row === undefined) throw new Error('a customer is gone');
  return row.passwordHash;
}

export async function findPasswordHash(db: Db, id: number): Promise<{ passwordHash: string } | null> {
  const [row] = await db
    .select({ passwordHash: customer.passwordHash })
    .from(customer)
    .where(eq(customer.id, id));
  return row ?? null;
}

export async function updateCustomer(
  tx: Db,
  id: number,
  values: Partial<typeof customer.$inferInsert>,
): Promise<void> {
  await tx.update(customer).set(values).where(eq(customer.id, id));
}

/** An address that signs its customer in: the primary one, or another that they have confirmed. */
export const signsIn = or(customerEmail.isPrimary, isNotNull(customerEmail.confirmedAt));

/** Who signs in with an address. */
export async function findBySignInEmail(
  db: Db,
  email: string,
): Promise<{ id: number; passwordHash: string } | null> {
  const [row] = await db
    .select({ id: customer.id, passwordHash: customer.passwordHash })
    .from(customerEmail)
    .innerJoin(customer, eq(customer.id, customerEmail.customerId))
    .where(and(eq(sql`lower(${customerEmail.email})`, email), signsIn));
  return row ?? null;
}

/** Adds a customer with their primary address, unconfirmed. Fails on `customer_email_unique`. */
export async function insert(
  tx: Db,
  { email, ...values }: Omit<typeof customer.$inferInsert, 'createdAt'> & { email: string },
  createdAt: Date,
): Promise<{ id: number; email: EmailRow }> {
  const [row] = await tx
    .insert(customer)
    .values({ ...values, createdAt })
    .returning({ id: customer.id });
  if (row === undefined) throw new Error('a customer was not inserted');
  const [address] = await tx
    .insert(customerEmail)
    .values({ customerId: row.id, email, isPrimary: true, createdAt })
    .returning();
  if (address === undefined) throw new Error('an address was not inserted');
  return { id: row.id, email: address };
}
