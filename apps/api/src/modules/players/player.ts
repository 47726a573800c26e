import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { type EmailRow, emailsOf } from '../customers/repository.ts';
import { countSessions, find, type PlayerColumns } from './repository.ts';

/** A player as the office is shown them. */
export interface Player {
  readonly row: PlayerColumns;
  /** The primary one first. */
  readonly emails: readonly EmailRow[];
  readonly sessions: number;
}

/** @throws {AppError} not-found */
export async function thePlayer({ db, clock }: Pick<Context, 'db' | 'clock'>, id: number): Promise<Player> {
  const row = await find(db, id);
  if (row === null) throw new AppError('not-found');
  return {
    row,
    emails: await emailsOf(db, id),
    sessions: await countSessions(db, id, clock.date()),
  };
}

/** Stands for the values of the fields that the office edits: whoever changes one of them, in whatever way, changes it. */
export function revisionOf({ name, lastname, address, country, birthday, dni, type }: PlayerColumns): string {
  const fields = JSON.stringify([name, lastname, address, country, birthday, dni, type]);
  return createHash('sha256').update(fields).digest('base64url').slice(0, 22);
}
