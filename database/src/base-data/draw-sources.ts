import { knownSources } from '@bolillero/domain/draw-sources/known-sources';
import { hoursBetweenLooks } from '@bolillero/domain/draw-sources/source';
import { seriesNumber } from '@bolillero/domain/games/series';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { drawSource } from '../schema/draw-source.ts';
import { lottery } from '../schema/lottery.ts';

/** The known sources of official results, switched off. A series that has one already keeps its own. */
export async function installDrawSources(db: Db): Promise<void> {
  for (const { lottery: name, series, kind, address } of knownSources) {
    const [of] = await db.select({ id: lottery.id }).from(lottery).where(eq(lottery.name, name));
    if (of === undefined) continue;
    const key = { lotteryId: of.id, series: seriesNumber(series) };
    const [own] = await db
      .select({ id: drawSource.id })
      .from(drawSource)
      .where(and(eq(drawSource.lotteryId, key.lotteryId), eq(drawSource.series, key.series)))
      .limit(1);
    if (own !== undefined) continue;
    await db.insert(drawSource).values({ ...key, kind, address, hours: hoursBetweenLooks.usual });
  }
}
