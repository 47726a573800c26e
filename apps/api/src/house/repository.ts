import type { Db } from '@bolillero/database/connection';
import { house } from '@bolillero/database/schema/house';
import { eq } from 'drizzle-orm';

export type HouseRow = typeof house.$inferSelect;

/** What the house says of itself, as it is now: one row that is read by its key each time, so that any process sees any change. */
export async function findHouse(db: Db): Promise<HouseRow> {
  const [row] = await db.select().from(house).where(eq(house.id, 1));
  return there(row);
}

export async function lockHouse(tx: Db): Promise<HouseRow> {
  const [row] = await tx.select().from(house).where(eq(house.id, 1)).for('update');
  return there(row);
}

/** Writes the settings anew; they are nobody's example any more. */
export async function saveHouse(
  tx: Db,
  values: Omit<HouseRow, 'id' | 'demo' | 'revision' | 'updatedAt'>,
  revision: number,
  at: Date,
): Promise<HouseRow> {
  const [row] = await tx
    .update(house)
    .set({ ...values, demo: false, revision, updatedAt: at })
    .where(eq(house.id, 1))
    .returning();
  return there(row);
}

function there(row: HouseRow | undefined): HouseRow {
  if (row === undefined) throw new Error('the row of the house is gone');
  return row;
}
