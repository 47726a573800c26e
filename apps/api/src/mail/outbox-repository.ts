import type { MailKind } from '@bolillero/contract/mail-kinds';
import type { Db } from '@bolillero/database/connection';
import { mail } from '@bolillero/database/schema/mail';
import { and, eq, inArray, sql } from 'drizzle-orm';

export type NewMail = typeof mail.$inferInsert;

/** Writes mails into the outbox; one of a kind and key that is there already is not written again. */
export async function insertUnwritten(tx: Db, rows: readonly NewMail[]): Promise<void> {
  await tx
    .insert(mail)
    .values([...rows])
    .onConflictDoNothing({ target: [mail.kind, mail.key] });
}

/**
 * Takes mails out of the outbox that surely were not sent, however often they were tried: what they tell does not hold any
 * more, and another may be written in their place.
 */
export async function dropUnsent(tx: Db, kind: MailKind, keys: readonly string[]): Promise<void> {
  await tx
    .delete(mail)
    .where(
      and(
        eq(mail.kind, kind),
        sql`${mail.key} = ANY (${sql.param([...keys])}::text[])`,
        inArray(mail.state, ['waiting', 'failed', 'withheld']),
      ),
    );
}

/** Whether there is a mail of this kind and key, sent or not. */
export async function isMailWritten(tx: Db, kind: MailKind, key: string): Promise<boolean> {
  return (await tx.$count(mail, and(eq(mail.kind, kind), eq(mail.key, key)))) > 0;
}
