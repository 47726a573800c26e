import type { Db } from '@bolillero/database/connection';
import { customerEmail, emailConfirmation } from '@bolillero/database/schema/account';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { EmailRow } from './repository.ts';

/** Adds an address that is not proved yet. */
export async function insertEmail(
  tx: Db,
  values: Pick<EmailRow, 'customerId' | 'email' | 'createdAt'>,
): Promise<EmailRow> {
  const [row] = await tx
    .insert(customerEmail)
    .values({ ...values, isPrimary: false })
    .returning();
  if (row === undefined) throw new Error('an address was not inserted');
  return row;
}

type Link = typeof emailConfirmation.$inferInsert;

/** Keeps a link's hash; an older link of the same address is good no more. */
export async function putConfirmation(tx: Db, link: Link): Promise<void> {
  const { tokenHash, createdAt, expiresAt } = link;
  await tx.insert(emailConfirmation).values(link).onConflictDoUpdate({
    target: emailConfirmation.customerEmailId,
    set: { tokenHash, createdAt, expiresAt },
  });
}

/** Whose address a link is to prove, good or not; null when there is no such link. */
export async function customerOfConfirmation(db: Db, tokenHash: Buffer): Promise<number | null> {
  const [row] = await db
    .select({ customerId: customerEmail.customerId })
    .from(emailConfirmation)
    .innerJoin(customerEmail, eq(customerEmail.id, emailConfirmation.customerEmailId))
    .where(eq(emailConfirmation.tokenHash, tokenHash));
  return row?.customerId ?? null;
}

/** Ends the links of a customer's addresses, but for the primary one's. */
export async function endConfirmations(tx: Db, customerId: number): Promise<void> {
  const others = tx
    .select({ id: customerEmail.id })
    .from(customerEmail)
    .where(and(eq(customerEmail.customerId, customerId), eq(customerEmail.isPrimary, false)));
  await tx.delete(emailConfirmation).where(inArray(emailConfirmation.customerEmailId, others));
}

/**
 * Uses up a link of a customer whose row is locked, and answers the address that it proves; null when it is unknown, used or
 * too old.
 */
export async function takeConfirmation(tx: Db, tokenHash: Buffer, now: Date): Promise<number | null> {
  const [row] = await tx
    .delete(emailConfirmation)
    .where(and(eq(emailConfirmation.tokenHash, tokenHash), gt(emailConfirmation.expiresAt, now)))
    .returning({ customerEmailId: emailConfirmation.customerEmailId });
  return row?.customerEmailId ?? null;
}

/** Marks an address as proved. Fails on `customer_email_unique` when it is somebody else's already. */
export async function markConfirmed(tx: Db, id: number, confirmedAt: Date): Promise<void> {
  await tx.update(customerEmail).set({ confirmedAt }).where(eq(customerEmail.id, id));
}

/** Makes one address of a customer, whose row is locked, the primary one. */
export async function movePrimary(tx: Db, customerId: number, id: number): Promise<void> {
  const own = eq(customerEmail.customerId, customerId);
  await tx
    .update(customerEmail)
    .set({ isPrimary: false })
    .where(and(own, eq(customerEmail.isPrimary, true)));
  await tx
    .update(customerEmail)
    .set({ isPrimary: true })
    .where(and(own, eq(customerEmail.id, id)));
}

export async function removeEmail(tx: Db, id: number): Promise<void> {
  await tx.delete(customerEmail).where(eq(customerEmail.id, id));
}

/** Takes every address but one from a customer. */
export async function removeOtherEmails(tx: Db, customerId: number, keptId: number): Promise<void> {
  await tx
    .delete(customerEmail)
    .where(and(eq(customerEmail.customerId, customerId), ne(customerEmail.id, keptId)));
}
