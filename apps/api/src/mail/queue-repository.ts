import { secretMailKinds } from '@bolillero/contract/mail-kinds';
import type { Db } from '@bolillero/database/connection';
import { mail } from '@bolillero/database/schema/mail';
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { claimNext } from '../jobs/claim-repository.ts';
import type { MailRow } from './message.ts';

/** Links that change a password or prove an address are kept no longer than they are needed to send them. */
const isSecret = inArray(mail.kind, [...secretMailKinds]);
export const withoutSecrets = {
  textBody: sql`CASE WHEN ${isSecret} THEN '' ELSE ${mail.textBody} END`,
  htmlBody: sql`CASE WHEN ${isSecret} THEN '' ELSE ${mail.htmlBody} END`,
};

const queue = { table: mail, id: mail.id, dueAt: mail.nextAttemptAt };

/** Takes the next mail that is due, for this process alone; committed before anything is sent. Null: none is due. */
export async function claimMail(db: Db, at: Date): Promise<MailRow | null> {
  const claimed = ({ attempts }: MailRow) =>
    ({ state: 'sending', attempts: attempts + 1, nextAttemptAt: null, updatedAt: at }) as const;
  return await claimNext(db, queue, at, claimed, eq(mail.state, 'waiting'));
}

/** The row as this attempt left it: another attempt, or an administrator, may have taken it over meanwhile. */
const attemptOf = ({ id, attempts }: MailRow) =>
  and(eq(mail.id, id), eq(mail.attempts, attempts), inArray(mail.state, ['sending', 'unclear']));

export async function markSent(db: Db, row: MailRow, at: Date): Promise<void> {
  await db
    .update(mail)
    .set({ state: 'sent', sentAt: at, lastError: null, updatedAt: at, ...withoutSecrets })
    .where(attemptOf(row));
}

/** It surely was not sent: it waits for its next attempt. */
export async function markWaiting(
  db: Db,
  row: MailRow,
  error: string,
  at: Date,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .update(mail)
    .set({ state: 'waiting', nextAttemptAt, lastError: error, updatedAt: at })
    .where(attemptOf(row));
}

/** It surely was not sent, and is given up. */
export async function markFailed(db: Db, row: MailRow, error: string, at: Date): Promise<void> {
  await db
    .update(mail)
    .set({ state: 'failed', lastError: error, updatedAt: at, ...withoutSecrets })
    .where(attemptOf(row));
}

/** It may have been sent: it is not sent again unless somebody decides so. */
export async function markUnclear(db: Db, row: MailRow, error: string, at: Date): Promise<void> {
  await db
    .update(mail)
    .set({ state: 'unclear', lastError: error, updatedAt: at, ...withoutSecrets })
    .where(attemptOf(row));
}

/** Instants that no mail has honestly: later ones were written before the clock was set back. */
interface Ahead {
  readonly writtenBy: Date;
  readonly dueBy: Date;
}

/** Makes due at once what waits only since the clock was set back. Answers the ids. */
export async function makeDueAgain(db: Db, at: Date, { writtenBy, dueBy }: Ahead): Promise<number[]> {
  const waitsForNothing = and(gt(mail.updatedAt, writtenBy), gt(mail.nextAttemptAt, at));
  const rows = await db
    .update(mail)
    .set({ nextAttemptAt: at, updatedAt: at })
    .where(and(eq(mail.state, 'waiting'), or(gt(mail.nextAttemptAt, dueBy), waitsForNothing)))
    .returning({ id: mail.id });
  return rows.map(({ id }) => id);
}

/** What was being sent when its process ended: in sending since an instant, or since one that is still to come. */
interface Lost extends Pick<Ahead, 'writtenBy'> {
  readonly sendingSince: Date;
}

const isLost = ({ sendingSince, writtenBy }: Lost) =>
  and(eq(mail.state, 'sending'), or(lte(mail.updatedAt, sendingSince), gt(mail.updatedAt, writtenBy)));

/** What was lost becomes unclear. Answers the ids. */
export async function markLost(db: Db, lost: Lost, error: string, at: Date): Promise<number[]> {
  const rows = await db
    .update(mail)
    .set({ state: 'unclear', lastError: error, updatedAt: at, ...withoutSecrets })
    .where(isLost(lost))
    .returning({ id: mail.id });
  return rows.map(({ id }) => id);
}

/** What was lost waits again, and is due. Answers the ids. */
export async function repeatLost(db: Db, lost: Lost, error: string, at: Date): Promise<number[]> {
  const rows = await db
    .update(mail)
    .set({ state: 'waiting', nextAttemptAt: at, lastError: error, updatedAt: at })
    .where(isLost(lost))
    .returning({ id: mail.id });
  return rows.map(({ id }) => id);
}
