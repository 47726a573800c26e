import type { MailKind, OptionalMailKind } from '@bolillero/contract/mail-kinds';
import type { Db } from '@bolillero/database/connection';
import { customer } from '@bolillero/database/schema/account';
import { mail } from '@bolillero/database/schema/mail';
import { anyContains } from '@bolillero/database/search';
import { and, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { orderOf, type Page } from '../../wire/paging.ts';

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
}

export async function list(db: Db, filter: MailFilter, sort: string | undefined, page: Page) {
  const where = and(
    filter.kind === undefined ? undefined : eq(mail.kind, filter.kind),
    filter.failing ? failing : undefined,
    filter.customerId === undefined ? undefined : eq(mail.customerId, filter.customerId),
    matching(filter.q),
  );
  const rows = await db
    .select(columns)
    .from(mail)
    .where(where)
    .orderBy(orderOf(sort, { created_at: mail.id, address: mail.address }) ?? desc(mail.id), desc(mail.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(mail).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export type MailListRow = Awaited<ReturnType<typeof list>>['rows'][number];

/** Tried again, given up, or perhaps sent. */
export const failing = or(
  inArray(mail.state, ['failed', 'unclear']),
  and(eq(mail.state, 'waiting'), gt(mail.attempts, 0)),
);

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

export async function putBack(tx: Db, id: number, at: Date): Promise<MailListRow> {
  const [row] = await tx
    .update(mail)
    .set({ state: 'waiting', nextAttemptAt: at, updatedAt: at })
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
