import type { BodyOf } from '@bolillero/contract/call';
import type { SupportQuestion, sendSupportMessage } from '@bolillero/contract/calls/support';
import { answerFields } from '@bolillero/contract/field-names';
import { parseEmail } from '@bolillero/domain/accounts/email';
import { accountTexts } from '@bolillero/texts/accounts';
import { supportFaultTexts } from '@bolillero/texts/support';
import { recordChange } from '../../audit/repository.ts';
import { withoutPersonal } from '../../audit/without-personal.ts';
import type { Context } from '../../context.ts';
import { AppError, type FieldError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { presentMessage } from './presenter.ts';
import { insert, lockById, nameOfAdmin, writeAnswer } from './repository.ts';

type Sent = BodyOf<typeof sendSupportMessage>;

/**
 * Takes a message of the support form, whoever sends it. Only what could be taken counts against the address's limit.
 * @throws {AppError} support-invalid, too-many-requests
 */
export async function sendMessage(
  { clock, db, throttles }: Context,
  sent: Sent,
  { customerId, address }: { readonly customerId: number | null; readonly address: string },
): Promise<void> {
  const fields = readMessage(sent);
  await throttles.supportMessage(address);
  await insert(db, { ...fields, customerId, createdAt: clock.date() });
}

/** A name stands in the mail of the answer: one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function readMessage(sent: Sent): { email: string; name: string; message: string } {
  const errors: FieldError[] = [];
  const typed = { email: sent.email ?? '', name: oneLine(sent.name ?? ''), message: sent.message ?? '' };
  for (const path of ['email', 'name', 'message'] as const) {
    if (typed[path].trim() === '') errors.push({ path, message: supportFaultTexts[path] });
  }
  const email = parseEmail(typed.email);
  if (email === null && typed.email.trim() !== '') {
    errors.unshift({ path: 'email', message: accountTexts.emailInvalid });
  }
  if (email !== null && errors.length === 0) return { ...typed, email, message: typed.message.trim() };
  throw new AppError('support-invalid', { message: errors.map(({ message }) => message), errors });
}

/**
 * Answers a message, once; the answer leaves by mail.
 * @throws {AppError} input-invalid, not-found, support-answered
 */
export async function answerMessage(
  context: Context,
  admin: AdminIdentity,
  id: number,
  typed: string,
): Promise<SupportQuestion> {
  const answer = typed.trim();
  if (answer === '') {
    const message = supportFaultTexts.answer;
    throw new AppError('input-invalid', {
      message: [message],
      errors: [{ path: answerFields.answer, message }],
    });
  }
  const answeredAt = context.clock.date();
  return await context.db.transaction(async (tx) => {
    const before = await lockById(tx, id);
    if (before === null) throw new AppError('not-found');
    if (before.answeredAt !== null) throw new AppError('support-answered');
    const row = await writeAnswer(tx, id, { answer, answeredAt, answeredBy: admin.adminId });
    await enqueueMail(tx, context, {
      kind: 'support-answer',
      key: `message ${id}`,
      customerId: row.customerId,
      address: row.email,
      data: { messageId: id },
    });
    await recordChange(tx, admin, answeredAt, {
      action: 'answer',
      entity: 'support_message',
      entityId: id,
      before: withoutPersonal(presentMessage(before)),
      after: withoutPersonal(presentMessage(row)),
    });
    return presentMessage(row, await nameOfAdmin(tx, admin.adminId));
  });
}
