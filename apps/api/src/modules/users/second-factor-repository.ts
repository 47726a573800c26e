import type { Db } from '@bolillero/database/connection';
import { adminRecoveryCode, adminSecondFactor } from '@bolillero/database/schema/account';
import { and, count, eq, isNull } from 'drizzle-orm';

export type FactorRow = typeof adminSecondFactor.$inferSelect;

export async function findFactor(db: Db, adminId: number): Promise<FactorRow | null> {
  const [row] = await db.select().from(adminSecondFactor).where(eq(adminSecondFactor.adminId, adminId));
  return row ?? null;
}

/** Locked, so that of two requests with one code the second sees that it was taken. After the user's own row. */
export async function lockFactor(tx: Db, adminId: number): Promise<FactorRow | null> {
  const [row] = await tx
    .select()
    .from(adminSecondFactor)
    .where(eq(adminSecondFactor.adminId, adminId))
    .for('update');
  return row ?? null;
}

/** Keeps a secret that awaits its first code, in place of an earlier one that did. */
export async function putPending(tx: Db, adminId: number, secret: Buffer, createdAt: Date): Promise<void> {
  const fresh = { secret, createdAt, confirmedAt: null, lastStep: null };
  await tx
    .insert(adminSecondFactor)
    .values({ adminId, ...fresh })
    .onConflictDoUpdate({ target: adminSecondFactor.adminId, set: fresh });
}

export async function turnOn(tx: Db, adminId: number, confirmedAt: Date, lastStep: number): Promise<void> {
  await tx
    .update(adminSecondFactor)
    .set({ confirmedAt, lastStep })
    .where(eq(adminSecondFactor.adminId, adminId));
}

export async function takeStep(tx: Db, adminId: number, lastStep: number): Promise<void> {
  await tx.update(adminSecondFactor).set({ lastStep }).where(eq(adminSecondFactor.adminId, adminId));
}

/** Its recovery codes go with it. */
export async function removeFactor(tx: Db, adminId: number): Promise<void> {
  await tx.delete(adminSecondFactor).where(eq(adminSecondFactor.adminId, adminId));
}

export async function replaceRecoveryCodes(
  tx: Db,
  adminId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(adminRecoveryCode).where(eq(adminRecoveryCode.adminId, adminId));
  await tx.insert(adminRecoveryCode).values(hashes.map((codeHash) => ({ adminId, codeHash })));
}

/** Takes a recovery code. Answers whether there was one, not yet used. */
export async function useRecoveryCode(
  tx: Db,
  adminId: number,
  codeHash: Buffer,
  usedAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(adminRecoveryCode)
    .set({ usedAt })
    .where(
      and(
        eq(adminRecoveryCode.adminId, adminId),
        eq(adminRecoveryCode.codeHash, codeHash),
        isNull(adminRecoveryCode.usedAt),
      ),
    );
  return rowCount === 1;
}

export async function countRecoveryCodes(db: Db, adminId: number): Promise<number> {
  const [counted] = await db
    .select({ unused: count() })
    .from(adminRecoveryCode)
    .where(and(eq(adminRecoveryCode.adminId, adminId), isNull(adminRecoveryCode.usedAt)));
  return counted?.unused ?? 0;
}
