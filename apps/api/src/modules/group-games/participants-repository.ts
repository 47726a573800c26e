import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail } from '@bolillero/database/schema/account';
import { groupPayout, groupShare } from '@bolillero/database/schema/group-share';
import { anyContains } from '@bolillero/database/search';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';

export interface ParticipantFilter {
  readonly gameId: number;
  readonly q: string;
}

/** A customer who has shares of a game. */
export interface Participant {
  readonly gameId: number;
  readonly customerId: number;
  readonly name: string;
  readonly lastname: string;
  readonly email: string | null;
  /** As they were bought, in the order of their numbers. */
  readonly bought: readonly {
    readonly first: number;
    readonly shares: number;
    readonly priceCents: number;
    readonly at: Date;
  }[];
  readonly payout: { readonly amountCents: number; readonly isKnown: boolean } | null;
}

const fullName = sql`${customer.name} || ' ' || ${customer.lastname}`;
/** One key for a game and a customer: 'game:customer'. */
const memberKey = sql`(m.game_id || ':' || m.customer_id)`;

/** Who has shares of a game, by the number of their first one unless asked for otherwise. */
export const participants = {
  key: memberKey,
  from: sql`(SELECT game_id, customer_id, min(first_number) AS first, sum(shares)::int AS shares
      FROM ${groupShare} GROUP BY game_id, customer_id) m
    JOIN ${customer} ON ${customer.id} = m.customer_id`,
  sorts: { number: sql`m.first`, player: sql`search_text(${fullName})`, shares: sql`m.shares` },
  usual: 'number',
  where: ({ gameId, q }: ParticipantFilter): SQL | undefined =>
    and(sql`m.game_id = ${gameId}`, q === '' ? undefined : anyContains(q, [fullName])),
  load: loadParticipants,
  keyOf: ({ gameId, customerId }) => `${gameId}:${customerId}`,
} satisfies ListSource<ParticipantFilter, Participant, string>;

async function loadParticipants(db: Db, keys: readonly string[]): Promise<Participant[]> {
  const rows = await db
    .select({
      share: groupShare,
      name: customer.name,
      lastname: customer.lastname,
      email: customerEmail.email,
      payout: { amountCents: groupPayout.amountCents, isKnown: groupPayout.isKnown },
    })
    .from(groupShare)
    .innerJoin(customer, eq(customer.id, groupShare.customerId))
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .leftJoin(
      groupPayout,
      and(eq(groupPayout.gameId, groupShare.gameId), eq(groupPayout.customerId, groupShare.customerId)),
    )
    .where(
      sql`(${groupShare.gameId} || ':' || ${groupShare.customerId}) = ANY(${sql.param([...keys])}::text[])`,
    )
    .orderBy(asc(groupShare.firstNumber));
  const found = new Map<string, Participant>();
  for (const { share, payout, ...who } of rows) {
    const { gameId, customerId } = share;
    const key = `${gameId}:${customerId}`;
    const before = found.get(key)?.bought ?? [];
    const one = {
      first: share.firstNumber,
      shares: share.shares,
      priceCents: share.shares * share.sharePriceCents,
      at: share.createdAt,
    };
    found.set(key, { gameId, customerId, ...who, payout, bought: [...before, one] });
  }
  return [...found.values()];
}
