import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { adminUser } from './account.ts';
import { instant } from './columns.ts';

/** Administrators' changes. The database refuses to change or delete a row (trigger `audit_entry_is_final`). */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    adminId: integer('admin_id').references(() => adminUser.id),
    who: text('who').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [index('audit_entry_entity').on(t.entity, t.entityId)],
);

/**
 * Work to do after a commit, written in the same transaction as its reason (an outbox). Workers take rows with SKIP
 * LOCKED and delete them when done; a kill leaves the row for the next worker.
 */
export const job = pgTable(
  'job',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** At most one waiting job of a kind and key. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('job_once').on(t.kind, t.key), index('job_due').on(t.runAt)],
);

/** Points spent against a limit; the shape that rate-limiter-flexible keeps. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Facts about this installation, such as that the demonstration was loaded. */
export const installationFact = pgTable('installation_fact', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  recordedAt: instant('recorded_at').notNull().default(sql`now()`),
});
