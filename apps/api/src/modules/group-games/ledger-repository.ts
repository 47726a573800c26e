import type { Db } from '@bolillero/database/connection';
import { groupPayout, groupShare, groupShareRefund } from '@bolillero/database/schema/group-share';
import { eq, sql } from 'drizzle-orm';

/** What players paid for shares of a game, what goes back to them, and what they get of its prizes, in cents, by their rows. */
export async function moneyOf(db: Db, gameId: number) {
  const amount = (text: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${text}), 0)`.mapWith(Number);
  const [sold] = await db
    .select({
      paid: amount(sql`${groupShare.shares} * ${groupShare.sharePriceCents}`),
      refunded: amount(sql`${groupShareRefund.amountCents}`),
    })
    .from(groupShare)
    .leftJoin(groupShareRefund, eq(groupShareRefund.shareId, groupShare.id))
    .where(eq(groupShare.gameId, gameId));
  const [won] = await db
    .select({ paidOut: amount(sql`${groupPayout.amountCents}`) })
    .from(groupPayout)
    .where(eq(groupPayout.gameId, gameId));
  return { paid: sold?.paid ?? 0, refunded: sold?.refunded ?? 0, paidOut: won?.paidOut ?? 0 };
}
