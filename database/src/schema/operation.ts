import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
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
    /** Why, in the words of who did it. */
    reason: text('reason'),
    /** Names of the fields that differ between before and after, in order. */
    fields: text('fields').array().notNull().generatedAlwaysAs(sql`changed_fields(before, after)`),
  },
  (t) => [
    index('audit_entry_entity').on(t.entity, t.entityId),
    index('audit_entry_at').on(t.at),
    index('audit_entry_admin').on(t.adminId, t.id),
    index('audit_entry_who').on(t.who, t.id),
    index('audit_entry_what').on(t.entity, t.id),
    index('audit_entry_action').on(t.action, t.id),
    index('audit_entry_fields').using('gin', t.fields),
  ],
);

/**
 * Work to do after a commit, written in the same transaction as its reason (an outbox). A worker claims a row and deletes it
 * when it is done; what a killed one had claimed comes due again.
 */
export const job = pgTable(
  'job',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** One job of a kind and key at most. */
    key: text('key').notNull(),
    /** Of the jobs of a group one is worked on at a time; null: it depends on no other. */
    jobGroup: text('job_group'),
    payload: jsonb('payload').notNull(),
    /** When it is to be done; of a claimed one, when its worker is taken to be dead. */
    runAt: instant('run_at').notNull(),
    /** Whose turn it is: a new id with each claim; null while it waits. */
    claim: uuid('claim'),
    /** It was asked for while it was worked on: it is done once more after that. */
    again: boolean('again').notNull().default(false),
    /** Claims so far. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('job_once').on(t.kind, t.key),
    uniqueIndex('job_group_takes_turns').on(t.jobGroup).where(sql`claim IS NOT NULL`),
    index('job_due').on(t.kind, t.runAt),
  ],
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
