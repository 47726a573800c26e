import type { Db } from '@bolillero/database/connection';
import { customer } from '@bolillero/database/schema/account';
import { draw } from '@bolillero/database/schema/draw';
import { play, purchase } from '@bolillero/database/schema/play';
import { and, asc, count, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

/** Plays that a change cannot tell apart but by their numbers. */
export interface PlayGroup {
  readonly series: number;
  readonly drawDate: string;
  readonly withMultiplier: boolean;
  readonly free: boolean;
  /** Its draw's result is on file. */
  readonly isSettled: boolean;
  readonly total: number;
}

export interface PlayOfGroup {
  readonly id: number;
  readonly series: number;
  readonly drawDate: string;
  readonly balls: number[];
  readonly special: number | null;
  readonly customerId: number;
  readonly name: string;
  readonly lastname: string;
}

/** What the lottery has on file, of both series. */
export async function factsOnFile(
  tx: Db,
  lotteryId: number,
): Promise<{ draws: number; lastUsed: string | null }> {
  const { rows } = await tx.execute<{ draws: number; lastUsed: string | null }>(sql`
    SELECT (SELECT count(*)::int FROM draw WHERE lottery_id = ${lotteryId}) AS draws,
      greatest((SELECT max(date) FROM draw WHERE lottery_id = ${lotteryId}),
        (SELECT max(draw_date) FROM purchase WHERE lottery_id = ${lotteryId} AND deleted_at IS NULL))::text AS "lastUsed"`);
  return rows[0] ?? { draws: 0, lastUsed: null };
}

/** The dates of its draws, of both series, hidden ones too, with how many there are. */
export async function drawDates(tx: Db, lotteryId: number): Promise<{ date: string; draws: number }[]> {
  return await tx
    .select({ date: draw.date, draws: count() })
    .from(draw)
    .where(eq(draw.lotteryId, lotteryId))
    .groupBy(draw.date);
}

/** Its draws from a date on, hidden ones too, the newest first. */
export async function drawsFrom(tx: Db, lotteryId: number, from: string) {
  const { id, series, date, balls, special, multiplier } = draw;
  return await tx
    .select({ id, series, date, balls, special, multiplier })
    .from(draw)
    .where(and(eq(draw.lotteryId, lotteryId), gte(draw.date, from)))
    .orderBy(sql`${draw.date} DESC`, asc(draw.series));
}

const isBought = and(isNull(purchase.deletedAt), isNull(purchase.refundedAt));
const isFree = (source: typeof play | typeof purchase) =>
  sql<boolean>`${source.freeOfPurchaseId} IS NOT NULL`;
const hasResult = (source: typeof play | typeof purchase) => sql<boolean>`EXISTS (SELECT FROM draw
  WHERE draw.lottery_id = ${source.lotteryId} AND draw.series = ${source.series} AND draw.date = ${source.drawDate} AND draw.shown)`;

async function groupsOf(
  tx: Db,
  source: typeof play | typeof purchase,
  where: SQL | undefined,
): Promise<PlayGroup[]> {
  const { lotteryId, series, drawDate, withMultiplier } = source;
  const [free, isSettled] = [isFree(source), hasResult(source)];
  return await tx
    .select({ series, drawDate, withMultiplier, free, isSettled, total: count() })
    .from(source)
    .where(where)
    .groupBy(lotteryId, series, drawDate, withMultiplier, free)
    .orderBy(drawDate, series);
}

async function playsOf(
  tx: Db,
  source: typeof play | typeof purchase,
  where: SQL | undefined,
  limit: number,
): Promise<PlayOfGroup[]> {
  const { id, series, drawDate, balls, special, customerId } = source;
  const { name, lastname } = customer;
  return await tx
    .select({ id, series, drawDate, balls, special, customerId, name, lastname })
    .from(source)
    .innerJoin(customer, eq(customer.id, source.customerId))
    .where(where)
    .orderBy(asc(id))
    .limit(limit);
}

const sameGroup = (source: typeof play | typeof purchase, group: PlayGroup) =>
  and(
    eq(source.series, group.series),
    eq(source.drawDate, group.drawDate),
    eq(source.withMultiplier, group.withMultiplier),
    sql`${isFree(source)} = ${group.free}`,
  );

/** Where plays are, as a change looks at them: bought, being paid, or waiting in a cart. */
export type PlayPlace = 'bought' | 'being-paid' | 'cart';

function placed(place: PlayPlace, lotteryId: number, from: string) {
  if (place === 'bought') {
    return {
      source: purchase,
      where: and(eq(purchase.lotteryId, lotteryId), gte(purchase.drawDate, from), isBought),
    };
  }
  const isPaying = place === 'being-paid' ? isNotNull(play.orderId) : isNull(play.orderId);
  return { source: play, where: and(eq(play.lotteryId, lotteryId), gte(play.drawDate, from), isPaying) };
}

/** The plays of a place from a draw date on, counted by what tells them apart. */
export async function groupsFrom(
  tx: Db,
  place: PlayPlace,
  lotteryId: number,
  from: string,
): Promise<PlayGroup[]> {
  const { source, where } = placed(place, lotteryId, from);
  return await groupsOf(tx, source, where);
}

/** Plays of one such group, the oldest first. */
export async function playsOfGroup(
  tx: Db,
  place: PlayPlace,
  lotteryId: number,
  group: PlayGroup,
  limit: number,
): Promise<PlayOfGroup[]> {
  const { source, where } = placed(place, lotteryId, group.drawDate);
  return await playsOf(tx, source, and(where, sameGroup(source, group)), limit);
}
