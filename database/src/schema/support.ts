import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { adminUser, customer } from './account.ts';
import { id, instant } from './columns.ts';

/** Subjects of the frequent questions, in the order of their position. */
export const faqSubject = pgTable(
  'faq_subject',
  {
    id: id(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    unique('faq_subject_title_unique').on(t.title),
    check('faq_subject_has_title', sql`length(${t.title}) > 0`),
  ],
);

/** A frequent question with its answer, as HTML that was sanitised on its way in. */
export const faqQuestion = pgTable(
  'faq_question',
  {
    id: id(),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => faqSubject.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    answerHtml: text('answer_html').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('faq_question_subject').on(t.subjectId, t.position)],
);

/** A message of the support form, and its one answer. */
export const supportMessage = pgTable(
  'support_message',
  {
    id: id(),
    /** Who wrote it, where they were signed in. */
    customerId: integer('customer_id').references(() => customer.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by').references(() => adminUser.id),
  },
  (t) => [
    index('support_message_open').on(t.id).where(sql`answered_at IS NULL`),
    index('support_message_customer').on(t.customerId).where(sql`customer_id IS NOT NULL`),
    check(
      'support_message_answered_whole',
      sql`num_nonnulls(${t.answer}, ${t.answeredAt}, ${t.answeredBy}) IN (0, 3)`,
    ),
  ],
);
