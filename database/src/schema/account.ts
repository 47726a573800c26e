import { adminRoles } from '@bolillero/domain/accounts/roles';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, calendarDate, cents, id, instant, isOneOf } from './columns.ts';
import { lottery } from './lottery.ts';

export const adminUser = pgTable(
  'admin_user',
  {
    id: id(),
    name: text('name').notNull(),
    lastname: text('lastname').notNull(),
    dni: text('dni').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: adminRoles }).notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('admin_user_dni_unique').on(t.dni).where(sql`deleted_at IS NULL`),
    uniqueIndex('admin_user_email_unique').on(sql`lower(${t.email})`).where(sql`deleted_at IS NULL`),
    check('admin_user_role_known', isOneOf(t.role, adminRoles)),
  ],
);

/** The second factor of an administrator: codes that change with time (RFC 6238). */
export const adminSecondFactor = pgTable('admin_second_factor', {
  adminId: integer('admin_id')
    .primaryKey()
    .references(() => adminUser.id),
  secret: bytea('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Asked for from then on; null while its first code is awaited. */
  confirmedAt: instant('confirmed_at'),
  /** The step of time of the last code that was taken: none is good twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** A code for who has lost the second factor, good once; only its hash is kept. */
export const adminRecoveryCode = pgTable(
  'admin_recovery_code',
  {
    id: id(),
    adminId: integer('admin_id')
      .notNull()
      .references(() => adminSecondFactor.adminId, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [unique('admin_recovery_code_once').on(t.adminId, t.codeHash)],
);

export const customer = pgTable(
  'customer',
  {
    id: id(),
    name: text('name').notNull().default(''),
    lastname: text('lastname').notNull().default(''),
    /** Null once the account is closed. */
    birthday: calendarDate('birthday'),
    /** As the office wrote it down; null: nobody asked for it. */
    dni: text('dni'),
    country: text('country').notNull().default(''),
    address: text('address').notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    type: smallint('type').notNull().default(0),
    /** Their own limit of a calendar month; null: none. */
    monthlyLimitCents: cents('monthly_limit_cents'),
    /** A higher limit, or none (null), that holds from `pendingLimitFrom` on. */
    pendingLimitCents: cents('pending_limit_cents'),
    pendingLimitFrom: instant('pending_limit_from'),
    /** Until then they neither play nor pay. */
    pausedUntil: instant('paused_until'),
    /** Stands in the links that end mails which are not required, without signing in. */
    mailToken: uuid('mail_token').notNull().defaultRandom(),
    /** Kinds of mail that they do not want. */
    unwantedMail: text('unwanted_mail').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** Since then nothing personal is kept of them, and nobody signs in; what was paid stays. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    unique('customer_mail_token_unique').on(t.mailToken),
    // What the office sorts its list by.
    index('customer_by_name').on(sql`search_text(${t.name})`, t.id),
    index('customer_by_lastname').on(sql`search_text(${t.lastname})`, t.id),
    // What lists of their purchases are sorted by.
    index('customer_by_whole_name').on(sql`search_text(${t.name} || ' ' || ${t.lastname})`, t.id),
    index('customer_by_address').on(sql`search_text(${t.address})`, t.id),
    index('customer_by_country').on(t.country, t.id),
    index('customer_by_type').on(t.type, t.id),
    index('customer_by_registration').on(t.createdAt, t.id),
    check(
      'customer_closed_keeps_nothing_personal',
      sql`CASE WHEN ${t.closedAt} IS NULL THEN ${t.birthday} IS NOT NULL
        ELSE num_nonnulls(${t.birthday}, ${t.dni}) = 0 AND ${t.name} || ${t.lastname} || ${t.country} || ${t.address} || ${t.passwordHash} = '' END`,
    ),
    check('customer_type_known', sql`${t.type} IN (0, 1)`),
    check('customer_limit_not_negative', sql`${t.monthlyLimitCents} >= 0 AND ${t.pendingLimitCents} >= 0`),
    check(
      'customer_pending_limit_has_its_day',
      sql`${t.pendingLimitCents} IS NULL OR ${t.pendingLimitFrom} IS NOT NULL`,
    ),
    // A lower limit never waits.
    check(
      'customer_pending_limit_is_higher',
      sql`${t.pendingLimitFrom} IS NULL OR (${t.monthlyLimitCents} IS NOT NULL
        AND (${t.pendingLimitCents} IS NULL OR ${t.pendingLimitCents} > ${t.monthlyLimitCents}))`,
    ),
  ],
);

/** What the office wrote down about a customer. Added and never edited. */
export const customerNote = pgTable(
  'customer_note',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    adminId: integer('admin_id')
      .notNull()
      .references(() => adminUser.id),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('customer_note_customer').on(t.customerId, t.id),
    check('customer_note_says_something', sql`${t.text} ~ '\\S'`),
  ],
);

/** The lotteries that a customer wants to see first. */
export const customerLottery = pgTable(
  'customer_lottery',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    lotteryId: integer('lottery_id')
      .notNull()
      .references(() => lottery.id),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ name: 'customer_lottery_pkey', columns: [t.customerId, t.lotteryId] }),
    unique('customer_lottery_position_once').on(t.customerId, t.position),
  ],
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
    // An address belongs to whoever signs in with it. What somebody added and never proved keeps nobody else from it.
    uniqueIndex('customer_email_unique')
      .on(sql`lower(${t.email})`)
      .where(sql`is_primary OR confirmed_at IS NOT NULL`),
    uniqueIndex('customer_email_once').on(t.customerId, sql`lower(${t.email})`),
    uniqueIndex('customer_email_one_primary').on(t.customerId).where(sql`is_primary`),
  ],
);

/** A link that proves an address; only the hash of its token is kept. A newer one takes its place. */
export const emailConfirmation = pgTable(
  'email_confirmation',
  {
    customerEmailId: integer('customer_email_id')
      .primaryKey()
      .references(() => customerEmail.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [unique('email_confirmation_token_unique').on(t.tokenHash)],
);

/** A link to choose a new password, good once and for an hour; only the hash of its token is kept. */
export const passwordReset = pgTable(
  'password_reset',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    /** The address that it was asked for and sent to. */
    email: text('email').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    unique('password_reset_token_unique').on(t.tokenHash),
    index('password_reset_customer').on(t.customerId),
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
    /**
     * When its holder last proved to know the password: at the sign-in, or since. This and `lastUsedAt` are always written; their
     * defaults are for the former version, which does not know them and serves on during an upgrade.
     */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    /** To the minute: not every request is written down. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** Where it was opened: the address, and the browser by its own words. Shown to its owner. */
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
  },
  (t) => [
    unique('session_token_unique').on(t.tokenHash),
    index('session_customer').on(t.customerId),
    index('session_admin').on(t.adminId),
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
