import { purchaseFields } from '@bolillero/contract/field-names';
import type { Db } from '@bolillero/database/connection';
import { customer } from '@bolillero/database/schema/account';
import { lottery } from '@bolillero/database/schema/lottery';
import { purchase } from '@bolillero/database/schema/play';
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';
import { type AdminPurchaseRow, alive, playersNamed, withPlayers } from './repository.ts';

/** What is typed and chosen above a list of tickets. */
export interface TicketFilter {
  readonly q: string;
  /** Those whose name or address contains it, where they are few (`fewPlayersNamed`). */
  readonly players?: readonly number[] | null | undefined;
  readonly lotteryId?: number | undefined;
  /** Of one player. */
  readonly customerId?: number | undefined;
  readonly series?: number | undefined;
  /** Draw dates, both ends included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Those of these draws alone. */
  readonly draws?: readonly DrawsOfLottery[] | undefined;
}

/** Some draws of a lottery, of all its series: up to a date, or on certain dates. */
export interface DrawsOfLottery {
  readonly lotteryId: number;
  readonly dates: { readonly until: string } | { readonly on: readonly string[] };
}

const toPlayer = sql`JOIN ${customer} ON ${customer.id} = ${purchase.customerId}`;
const toLottery = sql`JOIN ${lottery} ON ${lottery.id} = ${purchase.lotteryId}`;

const tickets = {
  key: purchase.id,
  from: sql`${purchase}`,
  load: async (db, keys) =>
    await withPlayers(db).where(sql`${purchase.id} = ANY(${sql.param([...keys])}::int[])`),
  keyOf: ({ row }) => row.id,
} satisfies Partial<ListSource<TicketFilter, AdminPurchaseRow>>;

/** What the names of every list of tickets sort by. */
export const ticketSorts = {
  [purchaseFields.id]: purchase.id,
  [purchaseFields.drawDate]: purchase.drawDate,
  lottery: { by: lottery.displayName, join: toLottery },
  player: { by: sql`search_text(${customer.name} || ' ' || ${customer.lastname})`, join: toPlayer },
} as const;

/** Of those whose PDF is to be uploaded: one whose money went back is not to be bought any more. */
export const pendingOf = (filter: TicketFilter): SQL | undefined =>
  and(isNull(purchase.soldAt), isNull(purchase.refundedAt), askedTickets(filter));

export const pendingTickets = {
  ...tickets,
  sorts: {
    ...ticketSorts,
    // The instant of the cut-off, as `cutoffInstant` of the domain has it.
    [purchaseFields.closesAt]: {
      by: sql`(${purchase.drawDate} + ${lottery.drawTime}::time) AT TIME ZONE ${lottery.timeZone} - ${lottery.cutoffMinutes} * interval '1 minute'`,
      join: toLottery,
    },
  },
  usual: purchaseFields.closesAt,
  where: pendingOf,
} satisfies ListSource<TicketFilter, AdminPurchaseRow>;

export const soldTickets = {
  ...tickets,
  sorts: { ...ticketSorts, [purchaseFields.soldAt]: purchase.soldAt },
  usual: `-${purchaseFields.soldAt}`,
  where: (filter) => and(isNotNull(purchase.soldAt), askedTickets(filter)),
} satisfies ListSource<TicketFilter, AdminPurchaseRow>;

/** What is typed and chosen above a list of tickets, in SQL. */
export function askedTickets({
  q,
  players,
  lotteryId,
  customerId,
  series,
  from,
  to,
  draws,
}: TicketFilter): SQL | undefined {
  return and(
    alive,
    lotteryId === undefined ? undefined : eq(purchase.lotteryId, lotteryId),
    customerId === undefined ? undefined : eq(purchase.customerId, customerId),
    series === undefined ? undefined : eq(purchase.series, series),
    from === undefined ? undefined : gte(purchase.drawDate, from),
    to === undefined ? undefined : lte(purchase.drawDate, to),
    draws === undefined ? undefined : (or(...draws.map(ofDraws)) ?? sql`false`),
    q === ''
      ? undefined
      : or(ofPlayers(q, players), /^\d{1,9}$/.test(q) ? eq(purchase.id, Number(q)) : undefined),
  );
}

/** So many players are looked up one by one; more are compared with as a whole. */
const few = 1_000;

/** The ids of the players whose name or address contains what was typed; null where they are too many to be looked up one by one. */
export async function fewPlayersNamed(db: Db, q: string): Promise<number[] | null> {
  if (q === '') return null;
  const { rows } = await db.execute<{ id: number }>(sql`${playersNamed(q)} LIMIT ${few + 1}`);
  return rows.length > few ? null : rows.map(({ id }) => id);
}

function ofPlayers(q: string, players: TicketFilter['players']): SQL {
  if (players) return sql`${purchase.customerId} = ANY(${sql.param([...players])}::int[])`;
  return sql`${purchase.customerId} IN (${playersNamed(q)})`;
}

function ofDraws({ lotteryId, dates }: DrawsOfLottery): SQL | undefined {
  const isOne =
    'until' in dates ? lte(purchase.drawDate, dates.until) : inArray(purchase.drawDate, [...dates.on]);
  return and(eq(purchase.lotteryId, lotteryId), isOne);
}
