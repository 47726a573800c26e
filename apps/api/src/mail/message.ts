import { createHash } from 'node:crypto';
import type { mail } from '@bolillero/database/schema/mail';
import { parseEmail } from '@bolillero/domain/accounts/email';
import type { Result } from '@bolillero/domain/result';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailMessage } from '../adapters/mail-transport.ts';
import type { Config } from '../settings/config.ts';

export type MailRow = typeof mail.$inferSelect;

/** Composes a row's mail. The same row is always the same mail; an address that must not stand in a header is refused. */
export async function composeMessage(
  { mail: { from }, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>,
  row: MailRow,
): Promise<Result<MailMessage, 'addressRefused' | 'cannotCompose'>> {
  const to = parseEmail(row.address);
  if (to === null) return { ok: false, error: 'addressRefused' };
  const created = row.createdAt.toISOString();
  const unsubscribe = row.unsubscribeUrl === null ? {} : unsubscribeHeaders(publicUrl, row.unsubscribeUrl);
  const composer = new MailComposer({
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    subject: row.subject,
    text: row.textBody,
    html: row.htmlBody,
    textEncoding: 'quoted-printable',
    date: row.createdAt,
    messageId: `<${idOf(row, created)}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribe },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const fileName = `${created.replace(/[-:.]/g, '')}-${String(row.id).padStart(8, '0')}-${row.kind}.eml`;
  try {
    const raw = await composer.compile().build();
    return { ok: true, value: { from: from.address, to, raw, fileName } };
  } catch {
    return { ok: false, error: 'cannotCompose' };
  }
}

/** Nobody can guess it, and every attempt has the same: a mail program that gets two shows one. */
function idOf(row: MailRow, created: string): string {
  const digest = createHash('sha256').update(`${row.id} ${created} ${row.kind} ${row.key} ${row.address}`);
  return `${row.id}.${digest.digest('hex').slice(0, 24)}`;
}

/** RFC 8058: the mail program's own button asks the server; the link in the text opens the page. */
function unsubscribeHeaders(
  publicUrl: string,
  page: string,
): Record<string, { prepared: true; value: string }> {
  const url = `${publicUrl}/api/mail/unsubscribe${new URL(page).search}`;
  // As it stands: programs differ in how they read a link that is folded or encoded.
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}
