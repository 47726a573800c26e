import { draw } from '@bolillero/database/schema/draw';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';
import { type SettlementRow, settlementsOf } from '../settlement/repository.ts';
import { type DrawRow, drawColumns } from './repository.ts';

/** Which results of the back-office are listed. */
export interface ResultFilter {
  readonly lotteryId: number;
  readonly series: number;
  readonly shown: boolean | undefined;
  /** Both ends included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A result with what its settlement has come to; null where there is none. */
export interface ListedDraw {
  readonly row: DrawRow;
  readonly settlement: SettlementRow | null;
}

export const listedResults = {
  key: draw.id,
  from: sql`${draw}`,
  sorts: { date: draw.date, special: draw.special, multiplier: draw.multiplier, jackpot: draw.amountCents },
  usual: '-date',
  where: ({ lotteryId, series, shown, from, to }) =>
    and(
      eq(draw.lotteryId, lotteryId),
      eq(draw.series, series),
      shown === undefined ? undefined : eq(draw.shown, shown),
      from === undefined ? undefined : gte(draw.date, from),
      to === undefined ? undefined : lte(draw.date, to),
    ),
  load: async (db, keys) => {
    const rows: DrawRow[] = await db
      .select(drawColumns)
      .from(draw)
      .where(inArray(draw.id, [...keys]));
    const settlements = await settlementsOf(db, keys);
    return rows.map((row) => ({ row, settlement: settlements.get(row.id) ?? null }));
  },
  keyOf: ({ row }) => row.id,
} satisfies ListSource<ResultFilter, ListedDraw>;
