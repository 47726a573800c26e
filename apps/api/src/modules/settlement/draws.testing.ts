import { draw, prizeLevel } from '@bolillero/database/schema/draw';
import { drawSeries } from '@bolillero/database/schema/lottery';
import { formatLevel, parseLevel } from '@bolillero/domain/prizes/level';
import type { PrizeKind } from '@bolillero/domain/prizes/prize-table';
import { and, eq, sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.ts';
import { requestSettlement } from './jobs.ts';
import { lockSettlement } from './repository.ts';

export interface TestLevel {
  readonly level: string;
  /** Cents. */
  readonly prize?: number;
  readonly playPrize?: number;
  /** Of the lottery; 0 where it is not said, null: not known. */
  readonly winners?: number | null;
  readonly kind?: PrizeKind;
}

export interface TestDraw {
  readonly lotteryId?: number;
  readonly series?: 0 | 1;
  readonly date: string;
  readonly balls: readonly number[];
  readonly special?: number | null;
  readonly amount?: number;
  readonly levels: readonly TestLevel[];
}

function levelRows(drawId: number, levels: readonly TestLevel[]) {
  return levels.map((level, index) => {
    const rule = parseLevel(level.level);
    if (rule === null) throw new Error(`no level: ${formatLevel({ main: 0, special: false })}`);
    return {
      drawId,
      position: index + 1,
      ...rule,
      kind: level.kind ?? ('money' as const),
      lotteryWinners: level.winners === undefined ? 0 : level.winners,
      lotteryPrizeCents: level.prize ?? 0,
      playPrizeCents: level.playPrize ?? 0,
    };
  });
}

/** Saves a draw the way the results module does, straight into the tables. `id`: corrects that one. */
export async function saveDraw(
  { context }: TestApp,
  typed: TestDraw,
  id: number | null = null,
): Promise<{ drawId: number; revision: number }> {
  const at = context.clock.date();
  const { lotteryId = 1, series = 0, amount = 0, special = null, date, levels } = typed;
  return await context.db.transaction(async (tx) => {
    await tx
      .update(drawSeries)
      .set({ historyVersion: sql`${drawSeries.historyVersion} + 1` })
      .where(and(eq(drawSeries.lotteryId, lotteryId), eq(drawSeries.series, series)));
    if (id !== null) await lockSettlement(tx, id);
    const fields = { balls: [...typed.balls], special, amountCents: amount, updatedAt: at };
    const [saved] =
      id === null
        ? await tx
            .insert(draw)
            .values({ lotteryId, series, date, ...fields, createdAt: at })
            .returning()
        : await tx
            .update(draw)
            .set({ ...fields, revision: sql`${draw.revision} + 1` })
            .where(eq(draw.id, id))
            .returning();
    if (saved === undefined) throw new Error('no draw');
    await tx.delete(prizeLevel).where(eq(prizeLevel.drawId, saved.id));
    if (levels.length > 0) await tx.insert(prizeLevel).values(levelRows(saved.id, levels));
    const settled = { drawId: saved.id, revision: saved.revision };
    await requestSettlement(tx, context, settled);
    return settled;
  });
}
