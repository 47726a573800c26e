import { mailStates } from '@bolillero/domain/mail/states';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customer } from './account.ts';
import { instant, isOneOf } from './columns.ts';

/**
 * Mail to send: an outbox, written in the transaction of its reason. What is `unclear` is not sent again by itself:
 * nobody gets a mail twice.
 */
export const mail = pgTable(
  'mail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What it is about, once: 'purchase 17'. */
    key: text('key').notNull(),
    customerId: integer('customer_id').references(() => customer.id),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    /** The link that ends mails of this kind; null for required ones. */
    unsubscribeUrl: text('unsubscribe_url'),
    state: text('state', { enum: mailStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    nextAttemptAt: instant('next_attempt_at'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('mail_once').on(t.kind, t.key),
    index('mail_due').on(t.nextAttemptAt).where(sql`state = 'waiting'`),
    index('mail_state').on(t.state, t.id),
    index('mail_failing').on(
      sql`(state = 'failed' OR state = 'unclear' OR (state = 'waiting' AND attempts > 0))`,
      t.id,
    ),
    index('mail_address').on(t.address, t.id),
    index('mail_created').on(t.createdAt),
    index('mail_customer').on(t.customerId, t.id).where(sql`customer_id IS NOT NULL`),
    check('mail_state_known', isOneOf(t.state, mailStates)),
    check('mail_sent_has_instant', sql`(${t.state} = 'sent') = (${t.sentAt} IS NOT NULL)`),
    check('mail_waiting_has_next', sql`(${t.state} = 'waiting') = (${t.nextAttemptAt} IS NOT NULL)`),
  ],
);
