import type { Db } from '@bolillero/database/connection';
import { win } from '@bolillero/database/schema/play';
import { eq, inArray } from 'drizzle-orm';

/** Takes away what a purchase won; answers the position of its level, or null when it had won nothing. */
export async function removeWin(tx: Db, purchaseId: number): Promise<number | null> {
  const [lost] = await tx
    .delete(win)
    .where(eq(win.purchaseId, purchaseId))
    .returning({ position: win.position });
  return lost?.position ?? null;
}

/** Takes away every win of some draws. */
export async function removeWins(tx: Db, drawIds: readonly number[]): Promise<void> {
  await tx.delete(win).where(inArray(win.drawId, [...drawIds]));
}
