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
