import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** A customer as a mail needs them. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly mailToken: string;
  readonly unwantedMail: readonly string[];
  /** The primary address; null without one. */
  readonly email: string | null;
  /** The addresses that they have proved to be theirs. */
  readonly provedEmails: readonly string[];
}

export async function findRecipients(db: Db, customerIds: readonly number[]): Promise<Recipient[]> {
  const proved = alias(customerEmail, 'proved');
  const provedEmails = db
    .select({ email: proved.email })
    .from(proved)
    .where(and(eq(proved.customerId, customer.id), isNotNull(proved.confirmedAt)));
  return await db
    .select({
      id: customer.id,
      name: customer.name,
      mailToken: customer.mailToken,
      unwantedMail: customer.unwantedMail,
      email: customerEmail.email,
      provedEmails: sql<string[]>`ARRAY(${provedEmails})`,
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
