import {
  isOptionalMail,
  isRequiredMail,
  type OptionalMailKind,
  optionalMailKinds,
} from '@bolillero/contract/mail-kinds';
import { unknownMailKindText } from '@bolillero/texts/mail-frame';
import { recordChange } from '../../audit/repository.ts';
import { withoutPersonal } from '../../audit/without-personal.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { notifyWorkers } from '../../jobs/repository.ts';
import { mailWord } from '../../mail/insert-mails.ts';
import * as mails from './repository.ts';

/**
 * Tries a mail again that was given up or may have been sent. Whoever asks has decided that a second one does no harm.
 * @throws {AppError} not-found, mail-not-failing, mail-wiped
 */
export async function resend(context: Context, admin: AdminIdentity, id: number): Promise<mails.MailListRow> {
  const { db, clock } = context;
  return await db.transaction(async (tx) => {
    const row = await mails.lock(tx, id);
    if (row === null) throw new AppError('not-found');
    if (row.state !== 'failed' && row.state !== 'unclear') throw new AppError('mail-not-failing');
    if (!row.isWhole) throw new AppError('mail-wiped');
    const at = clock.date();
    const waiting = await mails.putBack(tx, id, at);
    await recordChange(tx, admin, at, {
      action: 'resend',
      entity: 'mail',
      entityId: id,
      before: withoutPersonal({
        kind: row.kind,
        address: row.address,
        state: row.state,
        attempts: row.attempts,
      }),
      after: { state: waiting.state },
    });
    await notifyWorkers(tx, mailWord);
    return waiting;
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
