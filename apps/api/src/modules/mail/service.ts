import {
  isOptionalMail,
  isRequiredMail,
  isSecretMail,
  type OptionalMailKind,
  optionalMailKinds,
} from '@bolillero/contract/mail-kinds';
import type { Db } from '@bolillero/database/connection';
import { parseEmail } from '@bolillero/domain/accounts/email';
import type { MailState } from '@bolillero/domain/mail/states';
import { mailErrorTexts, unknownMailKindText } from '@bolillero/texts/mail-frame';
import { recordChange } from '../../audit/repository.ts';
import { changeWithoutPersonal, withoutPersonal } from '../../audit/without-personal.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { notifyWorkers } from '../../jobs/repository.ts';
import { mailWord } from '../../mail/insert-mails.ts';
import * as mails from './repository.ts';

const unsent: readonly MailState[] = ['waiting', 'failed', 'unclear', 'withheld'];

/** A mail that has not been sent, locked: nobody sends it before this transaction ends. */
async function lockUnsent(tx: Db, id: number) {
  const row = await mails.lock(tx, id);
  if (row === null) throw new AppError('not-found');
  if (!unsent.includes(row.state)) throw new AppError('mail-not-failing');
  return row;
}

const told = ({ kind, address, state, attempts }: mails.MailListRow) =>
  withoutPersonal({ kind, address, state, attempts });

/**
 * Sends a mail now that failed, may have been sent, waits for its turn or was withheld. Whoever asks has decided that a second one
 * does no harm. One that is due already is left as it is.
 * @throws {AppError} not-found, mail-not-failing, mail-wiped
 */
export async function resend(context: Context, admin: AdminIdentity, id: number): Promise<mails.MailListRow> {
  const { db, clock } = context;
  return await db.transaction(async (tx) => {
    const row = await lockUnsent(tx, id);
    if (!row.isWhole) throw new AppError('mail-wiped');
    const at = clock.date();
    if (row.nextAttemptAt !== null && row.nextAttemptAt <= at) return row;
    const waiting = await mails.putBack(tx, id, at);
    const change = { action: 'resend', entity: 'mail', entityId: id } as const;
    await recordChange(tx, admin, at, { ...change, before: told(row), after: told(waiting) });
    await notifyWorkers(tx, mailWord);
    return waiting;
  });
}

/**
 * Sends a mail to another address than the one it was written for; the account's own stays as it is. A mail whose link opens an
 * account goes to nobody else.
 * @throws {AppError} not-found, mail-not-failing, mail-wiped, mail-is-personal, input-invalid
 */
export async function readdress(
  context: Context,
  admin: AdminIdentity,
  id: number,
  typed: string,
): Promise<mails.MailListRow> {
  const { db, clock } = context;
  const address = parseEmail(typed);
  if (address === null) {
    const message = mailErrorTexts.addressRefused;
    throw new AppError('input-invalid', { message: [message], errors: [{ path: 'address', message }] });
  }
  return await db.transaction(async (tx) => {
    const row = await lockUnsent(tx, id);
    if (isSecretMail(row.kind)) throw new AppError('mail-is-personal');
    if (!row.isWhole) throw new AppError('mail-wiped');
    const at = clock.date();
    if (row.address === address && row.nextAttemptAt !== null && row.nextAttemptAt <= at) return row;
    const waiting = await mails.putBack(tx, id, at, address);
    const change = { action: 'readdress', entity: 'mail', entityId: id } as const;
    const sides = changeWithoutPersonal(
      { address: row.address, state: row.state },
      { address, state: waiting.state },
    );
    await recordChange(tx, admin, at, { ...change, ...sides });
    await notifyWorkers(tx, mailWord);
    return waiting;
  });
}

/**
 * Decides that a mail is not to be sent; again, nothing happens.
 * @throws {AppError} not-found, mail-not-failing
 */
export async function withhold(
  { db, clock }: Context,
  admin: AdminIdentity,
  id: number,
): Promise<mails.MailListRow> {
  return await db.transaction(async (tx) => {
    const row = await lockUnsent(tx, id);
    if (row.state === 'withheld') return row;
    const at = clock.date();
    const withheld = await mails.withhold(tx, id, at);
    const change = { action: 'withhold', entity: 'mail', entityId: id } as const;
    await recordChange(tx, admin, at, { ...change, before: told(row), after: told(withheld) });
    return withheld;
  });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * What a link in a mail asks for. Answers null when the link is nobody's.
 * @throws {AppError} mail-kind-required, input-invalid
 */
export async function saveChoiceByLink(
  { db }: Context,
  { token, kind, wanted }: { token: string; kind: string; wanted: boolean },
): Promise<{ kind: OptionalMailKind; wanted: boolean } | null> {
  requireOptional([kind], 'kind');
  if (!uuid.test(token) || !isOptionalMail(kind)) return null;
  return await db.transaction(async (tx) => {
    const found = await mails.lockByToken(tx, token);
    if (found === null) return null;
    const others = found.unwanted.filter(isOptionalMail).filter((one) => one !== kind);
    await mails.saveUnwanted(tx, found.id, wanted ? others : [...others, kind]);
    return { kind, wanted };
  });
}

export interface MailChoice {
  readonly kind: OptionalMailKind;
  readonly wanted: boolean;
}

export async function choicesOf({ db }: Context, customerId: number): Promise<MailChoice[]> {
  const unwanted = await mails.unwantedOf(db, customerId);
  return optionalMailKinds.map((kind) => ({ kind, wanted: !unwanted.includes(kind) }));
}

/** @throws {AppError} mail-kind-required, input-invalid */
export async function saveChoices(
  context: Context,
  customerId: number,
  unwanted: readonly string[],
): Promise<MailChoice[]> {
  requireOptional(unwanted, 'unwanted');
  const kinds = optionalMailKinds.filter((kind) => unwanted.includes(kind));
  await context.db.transaction((tx) => mails.saveUnwanted(tx, customerId, kinds));
  return await choicesOf(context, customerId);
}

/** Refuses kinds that nobody is without (422), and kinds that there are not (400). */
function requireOptional(kinds: readonly string[], path: string): void {
  if (kinds.some(isRequiredMail)) throw new AppError('mail-kind-required');
  const unknown = kinds.find((kind) => !isOptionalMail(kind));
  if (unknown === undefined) return;
  const message = unknownMailKindText(unknown, optionalMailKinds);
  throw new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}
