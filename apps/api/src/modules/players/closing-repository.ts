import { randomUUID } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import {
  customer,
  customerEmail,
  customerLottery,
  customerNote,
  passwordReset,
  session,
} from '@bolillero/database/schema/account';
import { groupCartShare } from '@bolillero/database/schema/group-share';
import { mail } from '@bolillero/database/schema/mail';
import { paymentOrder, play } from '@bolillero/database/schema/play';
import { playSet } from '@bolillero/database/schema/play-set';
import { supportMessage } from '@bolillero/database/schema/support';
import { winner } from '@bolillero/database/schema/winner';
import type { ClosingObstacle } from '@bolillero/domain/accounts/closing';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';

/** What a customer has under way, but for tickets that wait for their draw. Sure with their orders and their row locked. */
export async function countUnderWay(
  db: Db,
  customerId: number,
): Promise<Record<Exclude<ClosingObstacle, 'draw-pending'>, number>> {
  const { rows } = await db.execute<Record<Exclude<ClosingObstacle, 'draw-pending'>, number>>(sql`
    SELECT
      (SELECT count(*)::int FROM payment_order WHERE customer_id = ${customerId} AND state = 'capturing') AS "payment-under-way",
      (SELECT count(*)::int FROM payment_order WHERE customer_id = ${customerId} AND state = 'refunding')
        + (SELECT count(*)::int FROM purchase_refund r JOIN purchase p ON p.id = r.purchase_id
           WHERE p.customer_id = ${customerId} AND r.state = 'requested')
        + (SELECT count(*)::int FROM group_share_refund r JOIN group_share s ON s.id = r.share_id
           WHERE s.customer_id = ${customerId} AND r.state = 'requested') AS "refund-under-way",
      (SELECT count(*)::int FROM purchase WHERE customer_id = ${customerId} AND sold_at IS NULL AND refunded_at IS NULL
        AND deleted_at IS NULL) AS "ticket-pending",
      (SELECT count(DISTINCT g.id)::int FROM group_share s JOIN group_game g ON g.id = s.game_id
        WHERE s.customer_id = ${customerId} AND g.refunded_at IS NULL AND g.settled_draw_id IS NULL) AS "group-game-pending",
      (SELECT count(*)::int FROM win w JOIN purchase p ON p.id = w.purchase_id
        WHERE p.customer_id = ${customerId} AND p.deleted_at IS NULL AND w.kind = 'money' AND w.amount_cents = 0)
        + (SELECT count(*)::int FROM group_payout WHERE customer_id = ${customerId} AND NOT is_known) AS "prize-unconfirmed",
      (SELECT count(*)::int FROM play WHERE customer_id = ${customerId} AND free_of_purchase_id IS NOT NULL) AS "free-play",
      (SELECT count(*)::int FROM support_message WHERE customer_id = ${customerId} AND answered_at IS NULL) AS "question-open"`);
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was counted');
  return row;
}

/** A customer's orders that are not over, locked, in one order for everybody. */
export async function lockOrders(tx: Db, customerId: number) {
  return await tx
    .select()
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.customerId, customerId),
        inArray(paymentOrder.state, ['open', 'capturing', 'refunding']),
      ),
    )
    .orderBy(asc(paymentOrder.id))
    .for('no key update');
}

/**
 * Takes everything personal away from a customer's row and from all that hangs on it. What was paid, won and given back stays, and
 * so do the texts of what they wrote to support, without who wrote them. Mails that were sent stay as facts: of which kind, and when.
 */
export async function blank(tx: Db, customerId: number, closedAt: Date): Promise<void> {
  const addresses = tx
    .select({ email: sql`lower(${customerEmail.email})` })
    .from(customerEmail)
    .where(eq(customerEmail.customerId, customerId));
  /** Rows of theirs, and those of nobody's that went to or came from one of their addresses. */
  const theirs = (owner: SQL, email: SQL) =>
    or(sql`${owner} = ${customerId}`, sql`${owner} IS NULL AND lower(${email}) IN (${addresses})`);

  const ofMail = theirs(sql`${mail.customerId}`, sql`${mail.address}`);
  await tx.delete(mail).where(and(ofMail, ne(mail.state, 'sent')));
  await tx
    .update(mail)
    .set({ address: '', textBody: '', htmlBody: '', unsubscribeUrl: null, lastError: null })
    .where(ofMail);
  await tx
    .update(supportMessage)
    .set({ name: '', email: '' })
    .where(theirs(sql`${supportMessage.customerId}`, sql`${supportMessage.email}`));

  await tx.delete(session).where(eq(session.customerId, customerId));
  await tx.delete(passwordReset).where(eq(passwordReset.customerId, customerId));
  await tx.delete(customerEmail).where(eq(customerEmail.customerId, customerId));
  await tx.delete(customerLottery).where(eq(customerLottery.customerId, customerId));
  await tx.delete(customerNote).where(eq(customerNote.customerId, customerId));
  await tx.delete(playSet).where(eq(playSet.customerId, customerId));
  await tx.delete(play).where(eq(play.customerId, customerId));
  await tx.delete(groupCartShare).where(eq(groupCartShare.customerId, customerId));
  // what they agreed to ends with the account, and the name that they wanted was theirs
  await tx.update(winner).set({ shownName: '', consentOn: null }).where(eq(winner.customerId, customerId));
  await tx
    .update(customer)
    .set({
      name: '',
      lastname: '',
      birthday: null,
      dni: null,
      country: '',
      address: '',
      passwordHash: '',
      monthlyLimitCents: null,
      pendingLimitCents: null,
      pendingLimitFrom: null,
      pausedUntil: null,
      mailToken: randomUUID(),
      unwantedMail: [],
      closedAt,
    })
    .where(eq(customer.id, customerId));
}
