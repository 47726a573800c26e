import type { Db } from '@bolillero/database/connection';
import { drawSource, type LeftOutRow } from '@bolillero/database/schema/draw-source';
import type { SourceFault } from '@bolillero/domain/draw-sources/source';
import { asc, eq } from 'drizzle-orm';
import { claimNext } from '../../jobs/claim-repository.ts';

export type SourceRow = typeof drawSource.$inferSelect;
export type SourceSettings = Pick<SourceRow, 'address' | 'layout' | 'hours' | 'active'>;
export type NewSource = SourceSettings & Pick<SourceRow, 'lotteryId' | 'series' | 'kind'>;

/** The name of the key that keeps a series from having an address twice. */
export const addressOnce = 'draw_source_once_per_series';

export async function listSources(db: Db): Promise<SourceRow[]> {
  return await db
    .select()
    .from(drawSource)
    .orderBy(asc(drawSource.lotteryId), asc(drawSource.series), asc(drawSource.id));
}

export async function findSource(db: Db, id: number): Promise<SourceRow | null> {
  const [row] = await db.select().from(drawSource).where(eq(drawSource.id, id));
  return row ?? null;
}

export async function lockSource(tx: Db, id: number): Promise<SourceRow | null> {
  const [row] = await tx.select().from(drawSource).where(eq(drawSource.id, id)).for('update');
  return row ?? null;
}

export async function insertSource(
  tx: Db,
  values: NewSource & Pick<SourceRow, 'nextLookAt'>,
): Promise<SourceRow> {
  const [row] = await tx.insert(drawSource).values(values).returning();
  return written(row);
}

export async function saveSettings(
  tx: Db,
  id: number,
  values: SourceSettings & Pick<SourceRow, 'nextLookAt' | 'revision'>,
): Promise<SourceRow> {
  const [row] = await tx.update(drawSource).set(values).where(eq(drawSource.id, id)).returning();
  return written(row);
}

/** What a look came to. `answeredAt` null: it told nothing that could be taken, and what it told before stands. */
export interface LookOutcome {
  readonly lookedAt: Date;
  readonly answeredAt: Date | null;
  readonly nextLookAt: Date | null;
  readonly fault: SourceFault | null;
  readonly leftOut: readonly LeftOutRow[];
}

export async function saveLook(
  tx: Db,
  id: number,
  { answeredAt, ...outcome }: LookOutcome,
): Promise<SourceRow> {
  const [row] = await tx
    .update(drawSource)
    .set({ ...outcome, ...(answeredAt === null ? {} : { answeredAt }) })
    .where(eq(drawSource.id, id))
    .returning();
  return written(row);
}

/** Takes the source that is due for longest, for this caller alone, until an instant at which they are taken to be dead. */
export async function claimSource(db: Db, at: Date, until: Date): Promise<SourceRow | null> {
  return await claimNext(
    db,
    { table: drawSource, id: drawSource.id, dueAt: drawSource.nextLookAt },
    at,
    () => ({ nextLookAt: until }),
  );
}

function written(row: SourceRow | undefined): SourceRow {
  if (row === undefined) throw new Error('no source was written');
  return row;
}
