import type { Db } from '@bolillero/database/connection';
import { draw } from '@bolillero/database/schema/draw';
import { eq } from 'drizzle-orm';

/** Whether there are draws that the demonstration has made up. */
export async function hasDemoDraws(db: Db): Promise<boolean> {
  const found = await db.select({ id: draw.id }).from(draw).where(eq(draw.demo, true)).limit(1);
  return found.length > 0;
}
