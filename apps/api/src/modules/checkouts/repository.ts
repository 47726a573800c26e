import type { Db } from '@bolillero/database/connection';
import { customer } from '@bolillero/database/schema/account';
import { play } from '@bolillero/database/schema/play';
import { type AnyColumn, and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type LimitsRow, lockCustomer } from '../limits/repository.ts';

export type PlayRow = typeof play.$inferSelect;
export type NewPlay = typeof play.$inferInsert;

/** Which plays of a customer's cart are meant. */
export interface CartPart {
  readonly lotteryId?: number | undefined;
  readonly series?: number | undefined;
}

const within = (customerId: number, { lotteryId, series }: CartPart) =>
  and(
    eq(play.customerId, customerId),
    lotteryId === undefined ? undefined : eq(play.lotteryId, lotteryId),
    series === undefined ? undefined : eq(play.series, series),
  );

/** Locks a customer's cart, which is the customer's own row; it says what they may spend. */
export const lockCart: (tx: Db, customerId: number) => Promise<LimitsRow> = lockCustomer;

export async function list(db: Db, customerId: number, part: CartPart = {}): Promise<PlayRow[]> {
  return await db.select().from(play).where(within(customerId, part)).orderBy(desc(play.id));
}

/** The cart or a part of it, newest play first, and the country of its customer: what printing and exporting depend on. */
export type ListWithCountry = (
  customerId: number,
  part: CartPart,
) => Promise<{ country: string; rows: PlayRow[] }>;

/** Read on almost every page: written once for an application and planned once for a connection, not for each request. */
export function prepareListWithCountry(db: Db): ListWithCountry {
  const part = (column: AnyColumn, name: string, type: 'int' | 'smallint') =>
    sql`(${sql.placeholder(name)}::${sql.raw(type)} IS NULL OR ${column} = ${sql.placeholder(name)}::${sql.raw(type)})`;
  const statement = db
    .select({ country: customer.country, row: play })
    .from(customer)
    .leftJoin(
      play,
      and(
        eq(play.customerId, customer.id),
        part(play.lotteryId, 'lotteryId', 'int'),
        part(play.series, 'series', 'smallint'),
      ),
    )
    .where(eq(customer.id, sql.placeholder('customerId')))
    .orderBy(desc(play.id))
    .prepare('cart');
  return async (customerId, { lotteryId, series }) => {
    const found = await statement.execute({
      customerId,
      lotteryId: lotteryId ?? null,
      series: series ?? null,
    });
    return {
      country: found[0]?.country ?? '',
      rows: found.flatMap(({ row }) => (row === null ? [] : [row])),
    };
  };
}

export async function findByIds(db: Db, customerId: number, ids: readonly number[]): Promise<PlayRow[]> {
  return await db
    .select()
    .from(play)
    .where(and(eq(play.customerId, customerId), inArray(play.id, [...ids])))
    .orderBy(play.id);
}

/** How many plays a customer has in the cart. */
export async function size(db: Db, customerId: number): Promise<number> {
  const [row] = await db.select({ plays: count() }).from(play).where(eq(play.customerId, customerId));
  return row?.plays ?? 0;
}

/** How many plays of each lottery a customer has in the cart, by the lottery's id. */
export async function countByLottery(
  db: Db,
  customerId: number,
): Promise<{ lotteryId: number; plays: number }[]> {
  return await db
    .select({ lotteryId: play.lotteryId, plays: count() })
    .from(play)
    .where(eq(play.customerId, customerId))
    .groupBy(play.lotteryId)
    .orderBy(play.lotteryId);
}

/** Inserts plays, or finds those that are there already; all of them are answered. No two of `plays` may be the same. */
export async function register(tx: Db, plays: readonly NewPlay[]): Promise<PlayRow[]> {
  return await tx
    .insert(play)
    .values([...plays])
    .onConflictDoUpdate({
      target: [
        play.customerId,
        play.lotteryId,
        play.series,
        play.drawDate,
        play.balls,
        play.special,
        play.withMultiplier,
        play.freeOfPurchaseId,
      ],
      // Nothing changes; but only a row that is written is answered.
      set: { createdAt: sql`${play.createdAt}` },
    })
    .returning();
}

/** Removes plays of a part of the cart, but none that is being paid and none that was won as a prize. */
export async function clear(tx: Db, customerId: number, part: CartPart): Promise<void> {
  const spared = [isNull(play.orderId), isNull(play.freeOfPurchaseId)];
  await tx.delete(play).where(and(within(customerId, part), ...spared));
}

type Identified = readonly { readonly id: number }[];
const idsOf = (rows: Identified) => rows.map(({ id }) => id);

export async function remove(tx: Db, rows: Identified): Promise<void> {
  if (rows.length > 0) await tx.delete(play).where(inArray(play.id, idsOf(rows)));
}

export async function moveToDraw(tx: Db, rows: Identified, drawDate: string): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(play)
    .set({ drawDate })
    .where(inArray(play.id, idsOf(rows)));
}
