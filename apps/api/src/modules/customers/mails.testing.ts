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

/** Returns once so many connections of the test's database wait for a lock. */
export async function untilWaiting({ context }: TestApp, count: number): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while (((await context.database.pool.query(waiting)).rowCount ?? 0) < count) {}
}
