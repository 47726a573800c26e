import type { MailKind, OptionalMailKind } from '@bolillero/contract/mail-kinds';
import type { Db } from '@bolillero/database/connection';
import { customer } from '@bolillero/database/schema/account';
import { mail } from '@bolillero/database/schema/mail';
import { anyContains } from '@bolillero/database/search';
import type { MailState } from '@bolillero/domain/mail/states';
import { and, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';
import { withoutSecrets } from '../../mail/queue-repository.ts';

/** What is shown of a mail: never its text, where links that change a password may stand. */
const columns = {
  id: mail.id,
  kind: mail.kind,
  address: mail.address,
  subject: mail.subject,
  state: mail.state,
  attempts: mail.attempts,
  lastError: mail.lastError,
  createdAt: mail.createdAt,
  sentAt: mail.sentAt,
  nextAttemptAt: mail.nextAttemptAt,
} as const;

export interface MailFilter {
  readonly q: string;
  readonly kind: string | undefined;
  /** Only those that are being tried again, were given up, or may have been sent. */
  readonly failing: boolean;
  /** Only those to one customer. */
  readonly customerId?: number | undefined;
  readonly state?: MailState | undefined;
  readonly since?: Date | undefined;
  /** The first instant that is too late. */
  readonly before?: Date | undefined;
}

export type MailListRow = Pick<typeof mail.$inferSelect, keyof typeof columns>;

/** Tried again, given up, or perhaps sent. */
export const failing = or(
  inArray(mail.state, ['failed', 'unclear']),
  and(eq(mail.state, 'waiting'), gt(mail.attempts, 0)),
);

/** Mails, failing ones first and then the newest, unless asked for otherwise. */
export const mails = {
  key: mail.id,
  from: sql`${mail}`,
  sorts: {
    failing: sql`(state = 'failed' OR state = 'unclear' OR (state = 'waiting' AND attempts > 0))`,
    created_at: mail.id,
    address: mail.address,
    state: mail.state,
  },
  usual: '-failing',
  where: (filter) =>
    and(
      filter.kind === undefined ? undefined : eq(mail.kind, filter.kind),
      filter.failing ? failing : undefined,
      filter.customerId === undefined ? undefined : eq(mail.customerId, filter.customerId),
      filter.state === undefined ? undefined : eq(mail.state, filter.state),
      filter.since === undefined ? undefined : gte(mail.createdAt, filter.since),
      filter.before === undefined ? undefined : lt(mail.createdAt, filter.before),
      matching(filter.q),
    ),
  load: async (db, keys) =>
    await db
      .select(columns)
      .from(mail)
      .where(sql`${mail.id} = ANY(${sql.param([...keys])}::bigint[])`),
  // A bigint comes as text.
  keyOf: ({ id }) => String(id),
} satisfies ListSource<MailFilter, MailListRow, string>;

/** A mail with its text. */
export async function find(db: Db, id: number) {
  const { textBody, htmlBody, customerId } = mail;
  const [row] = await db
    .select({ ...columns, textBody, htmlBody, customerId })
    .from(mail)
    .where(eq(mail.id, id));
  return row ?? null;
}

function matching(q: string): SQL | undefined {
  if (q === '') return undefined;
  return anyContains(q, [mail.address, mail.subject]);
}

/** Locks a mail; says besides whether there still is something to send. */
export async function lock(tx: Db, id: number) {
  const [row] = await tx
    .select({ ...columns, isWhole: sql<boolean>`${mail.textBody} <> ''` })
    .from(mail)
    .where(eq(mail.id, id))
    .for('update');
  return row ?? null;
}

/** Makes a mail due at once, at another address where one is given. */
export async function putBack(tx: Db, id: number, at: Date, address?: string): Promise<MailListRow> {
  const [row] = await tx
    .update(mail)
    .set({ state: 'waiting', nextAttemptAt: at, updatedAt: at, ...(address !== undefined && { address }) })
    .where(eq(mail.id, id))
    .returning(columns);
  if (row === undefined) throw new Error(`mail ${id} is gone`);
  return row;
}

/** A link that opens an account is kept no longer than its mail is to be sent. */
export async function withhold(tx: Db, id: number, at: Date): Promise<MailListRow> {
  const [row] = await tx
    .update(mail)
    .set({ state: 'withheld', nextAttemptAt: null, updatedAt: at, ...withoutSecrets })
    .where(eq(mail.id, id))
    .returning(columns);
  if (row === undefined) throw new Error(`mail ${id} is gone`);
  return row;
}

export async function unwantedOf(db: Db, customerId: number): Promise<readonly string[]> {
  const [row] = await db
    .select({ unwanted: customer.unwantedMail })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row?.unwanted ?? [];
}

/** Locks the customer whose links carry a token; null when it is nobody's. */
export async function lockByToken(
  tx: Db,
  token: string,
): Promise<{ id: number; unwanted: readonly string[] } | null> {
  const [row] = await tx
    .select({ id: customer.id, unwanted: customer.unwantedMail })
    .from(customer)
    .where(eq(customer.mailToken, token))
    .for('no key update');
  return row ?? null;
}

/** Writes which kinds a customer does not want; what waits of them is not sent any more. */
export async function saveUnwanted(
  tx: Db,
  customerId: number,
  unwanted: readonly OptionalMailKind[],
): Promise<void> {
  await tx
    .update(customer)
    .set({ unwantedMail: [...unwanted] })
    .where(eq(customer.id, customerId));
  if (unwanted.length === 0) return;
  const kinds: readonly MailKind[] = unwanted;
  await tx
    .delete(mail)
    .where(and(eq(mail.customerId, customerId), eq(mail.state, 'waiting'), inArray(mail.kind, [...kinds])));
}
