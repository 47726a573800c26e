import type { Db } from '@bolillero/database/connection';
import { customerEmail, passwordReset } from '@bolillero/database/schema/account';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type EmailRow, signsIn } from './repository.ts';

/** Keeps a link's hash in the place of any other link of the customer, whose row is locked. Answers its id. */
export async function putReset(
  tx: Db,
  values: Omit<typeof passwordReset.$inferInsert, 'id' | 'usedAt'>,
): Promise<void> {
  await endResetLinks(tx, values.customerId);
  await tx.insert(passwordReset).values(values);
}

/** Ends the links of a customer, or those that went to one address. */
export async function endResetLinks(tx: Db, customerId: number, email?: string): Promise<void> {
  const sentTo = email === undefined ? undefined : eq(passwordReset.email, email);
  await tx.delete(passwordReset).where(and(eq(passwordReset.customerId, customerId), sentTo));
}

export interface LiveReset {
  readonly id: number;
  /** The address that the link went to, which still signs the customer in. */
  readonly address: EmailRow;
}

/**
 * A link that is still good, by its token and the address it went to. An address that was primary, unproved, and gave its place
 * to another is anybody's: its link is good no more.
 */
export async function findReset(
  db: Db,
  { tokenHash, email, now }: { tokenHash: Buffer; email: string; now: Date },
): Promise<LiveReset | null> {
  const [row] = await db
    .select({ id: passwordReset.id, address: customerEmail })
    .from(passwordReset)
    .innerJoin(
      customerEmail,
      and(
        eq(customerEmail.customerId, passwordReset.customerId),
        eq(sql`lower(${customerEmail.email})`, passwordReset.email),
        signsIn,
      ),
    )
    .where(
      and(
        eq(passwordReset.tokenHash, tokenHash),
        eq(passwordReset.email, email),
        isNull(passwordReset.usedAt),
        gt(passwordReset.expiresAt, now),
      ),
    );
  return row ?? null;
}

export async function markUsed(tx: Db, id: number, usedAt: Date): Promise<void> {
  await tx.update(passwordReset).set({ usedAt }).where(eq(passwordReset.id, id));
}
