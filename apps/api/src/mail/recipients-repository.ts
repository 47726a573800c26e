import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { and, eq, inArray } from 'drizzle-orm';

/** A customer as a mail needs them. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly mailToken: string;
  readonly unwantedMail: readonly string[];
  /** The primary address; null without one. */
  readonly email: string | null;
}

export async function findRecipients(db: Db, customerIds: readonly number[]): Promise<Recipient[]> {
  return await db
    .select({
      id: customer.id,
      name: customer.name,
      mailToken: customer.mailToken,
      unwantedMail: customer.unwantedMail,
      email: customerEmail.email,
    })
    .from(customer)
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .where(inArray(customer.id, [...customerIds]));
}

export async function findRecipient(db: Db, customerId: number): Promise<Recipient | null> {
  const [row] = await findRecipients(db, [customerId]);
  return row ?? null;
}
