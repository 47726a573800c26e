import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, calendarDate, cents, id, instant } from './columns.ts';

export const adminUser = pgTable(
  'admin_user',
  {
    id: id(),
    name: text('name').notNull(),
    lastname: text('lastname').notNull(),
    dni: text('dni').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['administrator', 'operator'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('admin_user_dni_unique').on(t.dni).where(sql`deleted_at IS NULL`),
    uniqueIndex('admin_user_email_unique').on(sql`lower(${t.email})`).where(sql`deleted_at IS NULL`),
    check('admin_user_role_known', sql`${t.role} IN ('administrator', 'operator')`),
  ],
);

export const customer = pgTable(
  'customer',
  {
    id: id(),
    name: text('name').notNull().default(''),
    lastname: text('lastname').notNull().default(''),
    birthday: calendarDate('birthday').notNull(),
    country: text('country').notNull().default(''),
    address: text('address').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    type: smallint('type').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('customer_type_known', sql`${t.type} IN (0, 1)`)],
);

export const customerEmail = pgTable(
  'customer_email',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    email: text('email').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('customer_email_unique').on(sql`lower(${t.email})`),
    uniqueIndex('customer_email_one_primary').on(t.customerId).where(sql`is_primary`),
  ],
);

/** Opaque sessions: the server keeps only the hash of the token. */
export const session = pgTable(
  'session',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytea('token_hash').notNull(),
    customerId: integer('customer_id').references(() => customer.id),
    adminId: integer('admin_id').references(() => adminUser.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('session_token_unique').on(t.tokenHash),
    check('session_has_one_owner', sql`num_nonnulls(${t.customerId}, ${t.adminId}) = 1`),
  ],
);

export const subscription = pgTable(
  'subscription',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customer.id),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [check('subscription_ends_after_start', sql`${t.endsAt} > ${t.startedAt}`)],
);

export const subscriptionPackage = pgTable(
  'subscription_package',
  {
    id: id(),
    months: integer('months').notNull(),
    monthlyPriceCents: cents('monthly_price_cents').notNull(),
    red: smallint('red').notNull(),
    green: smallint('green').notNull(),
    blue: smallint('blue').notNull(),
  },
  (t) => [
    unique('subscription_package_months_unique').on(t.months),
    check('subscription_package_sensible', sql`${t.months} > 0 AND ${t.monthlyPriceCents} > 0`),
  ],
);
