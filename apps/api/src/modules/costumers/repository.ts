import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail, subscription } from '@bolillero/database/schema/account';
import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';

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
}

export async function findById(db: Db, id: number, now: Date): Promise<CustomerRow | null> {
  const [row] = await db
    .select({
      id: customer.id,
      name: customer.name,
      lastname: customer.lastname,
      birthday: customer.birthday,
      country: customer.country,
      address: customer.address,
      type: customer.type,
      createdAt: customer.createdAt,
      subscribed: sql<boolean>`coalesce(${subscription.endsAt} > ${now}, false)`,
    })
    .from(customer)
    .leftJoin(subscription, eq(subscription.customerId, customer.id))
    .where(eq(customer.id, id));
  if (row === undefined) return null;
  const emails = await db
    .select()
    .from(customerEmail)
    .where(eq(customerEmail.customerId, id))
    .orderBy(desc(customerEmail.isPrimary), asc(customerEmail.id));
  return { ...row, emails };
}

/** Who signs in with an address: their primary one, or another that they have confirmed. */
export async function findBySignInEmail(
  db: Db,
  email: string,
): Promise<{ id: number; passwordHash: string } | null> {
  const [row] = await db
    .select({ id: customer.id, passwordHash: customer.passwordHash })
    .from(customerEmail)
    .innerJoin(customer, eq(customer.id, customerEmail.customerId))
    .where(
      and(
        eq(sql`lower(${customerEmail.email})`, email),
        or(customerEmail.isPrimary, isNotNull(customerEmail.confirmedAt)),
      ),
    );
  return row ?? null;
}

/** Adds a customer with their primary address, unconfirmed. Fails on `customer_email_unique`. */
export async function insert(
  tx: Db,
  { email, ...values }: Omit<typeof customer.$inferInsert, 'createdAt'> & { email: string },
  createdAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(customer)
    .values({ ...values, createdAt })
    .returning({ id: customer.id });
  if (row === undefined) throw new Error('a customer was not inserted');
  await tx.insert(customerEmail).values({ customerId: row.id, email, isPrimary: true, createdAt });
  return row.id;
}
