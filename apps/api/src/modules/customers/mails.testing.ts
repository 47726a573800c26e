import { mail } from '@bolillero/database/schema/mail';
import { and, asc, eq } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.ts';

/** The tokens of the links that an address was mailed, oldest first, once everything that is due is done. */
export async function mailedTokens(
  { context }: TestApp,
  kind: 'reset' | 'confirm-email',
  address: string,
): Promise<string[]> {
  await context.jobs.drain();
  const rows = await context.db
    .select({ text: mail.textBody })
    .from(mail)
    .where(and(eq(mail.kind, kind), eq(mail.address, address)))
    .orderBy(asc(mail.id));
  return rows.map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? 'no link');
}

/** What an address was told of changes in its account, oldest first. */
export async function toldOfChanges(
  { context }: TestApp,
  address: string,
): Promise<readonly { readonly subject: string; readonly text: string; readonly html: string }[]> {
  return await context.db
    .select({ subject: mail.subject, text: mail.textBody, html: mail.htmlBody })
    .from(mail)
    .where(and(eq(mail.kind, 'account-change'), eq(mail.address, address)))
    .orderBy(asc(mail.id));
}

/** Returns once so many connections of the test's database wait for a lock. */
export async function untilWaiting({ context }: TestApp, count: number): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while (((await context.database.pool.query(waiting)).rowCount ?? 0) < count) {}
}
