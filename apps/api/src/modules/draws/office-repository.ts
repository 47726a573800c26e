import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { prizeLevel } from '@bolillero/database/schema/draw';
import { purchase, win } from '@bolillero/database/schema/play';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';

/** A result on file, as lists of dates need it. */
export interface NewestDraw {
  readonly lotteryId: number;
  readonly series: number;
  readonly id: number;
  readonly date: DrawDate;
  readonly shown: boolean;
}

/** The newest results of each series, `most` of each, newest first; hidden ones too. `lotteryId` null: of all lotteries. */
export async function newestDraws(
  db: Db,
  { lotteryId, most }: { readonly lotteryId: number | null; readonly most: number },
): Promise<NewestDraw[]> {
  const { rows } = await db.execute<{ [K in keyof NewestDraw]: unknown }>(sql`
    SELECT s.lottery_id AS "lotteryId", s.series, d.id, d.date::text AS date, d.shown
    FROM draw_series s CROSS JOIN LATERAL (
      SELECT id, date, shown FROM draw
      WHERE draw.lottery_id = s.lottery_id AND draw.series = s.series ORDER BY date DESC LIMIT ${most}
    ) d
    WHERE ${lotteryId === null ? sql`true` : sql`s.lottery_id = ${lotteryId}`}
    ORDER BY s.lottery_id, s.series, d.date DESC`);
  return rows.map((row) => ({
    lotteryId: Number(row.lotteryId),
    series: Number(row.series),
    id: Number(row.id),
    date: drawDate(String(row.date)),
    shown: row.shown === true,
  }));
}

/** What counts of a series' purchases on some dates: sold, neither deleted nor refunded. */
const isSettled = and(isNull(purchase.deletedAt), isNull(purchase.refundedAt), sql`sold_at IS NOT NULL`);

/** How many sold plays each date has; only where there are any. */
export async function playsOn(
  db: Db,
  of: { readonly lotteryId: number; readonly series: number },
  dates: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ date: purchase.drawDate, plays: count() })
    .from(purchase)
    .where(
      and(
        eq(purchase.lotteryId, of.lotteryId),
        eq(purchase.series, of.series),
        sql`${purchase.drawDate} = ANY (${sql.param([...dates])}::date[])`,
        isSettled,
      ),
    )
    .groupBy(purchase.drawDate);
  return new Map(rows.map(({ date, plays }) => [date, plays]));
}

const name: SQL<string> = sql`coalesce(nullif(trim(${customer.name} || ' ' || ${customer.lastname}), ''), ${customerEmail.email}, '')`;

/** The plays of a draw with what they won, the highest prizes first, `most` at most. */
export async function settledPlays(
  db: Db,
  of: { readonly id: number; readonly lotteryId: number; readonly series: number; readonly date: string },
  most: number,
) {
  return await db
    .select({
      purchaseId: purchase.id,
      customer: name,
      balls: purchase.balls,
      withMultiplier: purchase.withMultiplier,
      printed: purchase.multiplier,
      main: prizeLevel.main,
      special: prizeLevel.special,
      kind: win.kind,
      amountCents: win.amountCents,
    })
    .from(purchase)
    .innerJoin(customer, eq(customer.id, purchase.customerId))
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .leftJoin(win, and(eq(win.purchaseId, purchase.id), eq(win.drawId, of.id)))
    .leftJoin(prizeLevel, and(eq(prizeLevel.drawId, win.drawId), eq(prizeLevel.position, win.position)))
    .where(
      and(
        eq(purchase.lotteryId, of.lotteryId),
        eq(purchase.series, of.series),
        eq(purchase.drawDate, of.date),
        isSettled,
      ),
    )
    .orderBy(sql`${win.position} NULLS LAST`, sql`${win.amountCents} DESC NULLS LAST`, asc(purchase.id))
    .limit(most);
}

/** What a draw pays all in all: known prizes in cents, and how many are not known yet, or are free plays. */
export async function payableOf(db: Db, drawId: number) {
  const [row] = await db
    .select({
      cents: sql<number>`coalesce(sum(${win.amountCents}), 0)::float8`,
      unknown: sql<number>`count(*) FILTER (WHERE ${win.kind} = 'money' AND ${win.amountCents} = 0)::int`,
      free: sql<number>`count(*) FILTER (WHERE ${win.kind} = 'free')::int`,
      winners: count(),
    })
    .from(win)
    .where(eq(win.drawId, drawId));
  return row ?? { cents: 0, unknown: 0, free: 0, winners: 0 };
}
