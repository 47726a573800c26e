import type { Database, Db } from '@bolillero/database/connection';
import {
  calendarException,
  lottery,
  lotteryDrawDays,
  lotteryEra,
  lotteryMultiplier,
  prizeTemplateLevel,
} from '@bolillero/database/schema/lottery';
import { asc, type SQL, sql } from 'drizzle-orm';

export type LotteryRow = typeof lottery.$inferSelect;
export type DrawDaysRow = typeof lotteryDrawDays.$inferSelect;
export type EraRow = typeof lotteryEra.$inferSelect;
export type MultiplierRow = typeof lotteryMultiplier.$inferSelect;
export type CalendarExceptionRow = typeof calendarException.$inferSelect;
export type TemplateLevelRow = typeof prizeTemplateLevel.$inferSelect;

/** Everything that is kept of the lotteries, each in the order in which it is read. */
export interface LotteryRows {
  readonly lotteries: readonly LotteryRow[];
  readonly drawDays: readonly DrawDaysRow[];
  readonly eras: readonly EraRow[];
  readonly multipliers: readonly MultiplierRow[];
  readonly exceptions: readonly CalendarExceptionRow[];
  readonly templateLevels: readonly TemplateLevelRow[];
}

export async function readLotteryRows(db: Db): Promise<LotteryRows> {
  return {
    lotteries: await db.select().from(lottery).orderBy(asc(lottery.pageOrder), asc(lottery.id)),
    drawDays: await db.select().from(lotteryDrawDays).orderBy(asc(lotteryDrawDays.startsOn)),
    eras: await db.select().from(lotteryEra).orderBy(asc(lotteryEra.startsOn)),
    multipliers: await db.select().from(lotteryMultiplier).orderBy(asc(lotteryMultiplier.startsOn)),
    exceptions: await db.select().from(calendarException).orderBy(asc(calendarException.date)),
    templateLevels: await db
      .select()
      .from(prizeTemplateLevel)
      .orderBy(asc(prizeTemplateLevel.startsOn), asc(prizeTemplateLevel.position)),
  };
}

interface VersionsRow {
  readonly lotteries: string;
  /** By `lottery id/series number`; null without any series. */
  readonly histories: Readonly<Record<string, number>> | null;
}

/** The versions of the lotteries and of every series' history, of one moment. */
export async function readVersions(pool: Database['pool']): Promise<VersionsRow> {
  const { rows } = await pool.query<VersionsRow>({
    name: 'catalogue-versions',
    text: `SELECT (SELECT version::text FROM catalogue_version) AS lotteries,
             (SELECT json_object_agg(lottery_id || '/' || series, history_version ORDER BY lottery_id, series)
                FROM draw_series) AS histories`,
  });
  return rows[0] ?? { lotteries: '', histories: null };
}

/**
 * Holds the lotteries as they are until the transaction ends, and answers their version: nobody saves one meanwhile. First of all locks
 * that a transaction takes.
 */
export async function holdLotteries(tx: Db): Promise<string> {
  return await lockedVersion(tx, sql`FOR SHARE`);
}

/** The same for who saves one: nobody else does, and nobody sells by what is about to change. */
export async function lockLotteries(tx: Db): Promise<void> {
  await lockedVersion(tx, sql`FOR UPDATE`);
}

async function lockedVersion(tx: Db, lock: SQL): Promise<string> {
  const { rows } = await tx.execute<{ version: string }>(
    sql`SELECT version::text AS version FROM catalogue_version ${lock}`,
  );
  return rows[0]?.version ?? '';
}
