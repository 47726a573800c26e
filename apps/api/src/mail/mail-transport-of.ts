import { join } from 'node:path';
import { createMailFiles, removeUnfinishedMails } from '../adapters/mail-files.ts';
import { createSmtp } from '../adapters/mail-smtp.ts';
import type { MailTransport } from '../adapters/mail-transport.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';

/** Where the mails of this house go; tidies up after processes that were killed, and says where nobody would expect files. */
export async function mailTransportOf(
  { dataDir, mail, production }: Pick<Config, 'dataDir' | 'mail' | 'production'>,
  log: Pick<Log, 'warn'>,
): Promise<MailTransport> {
  const folder = join(dataDir, 'mail');
  await removeUnfinishedMails(folder);
  if (mail.smtp !== null) return createSmtp(mail.smtp);
  if (production)
    log.warn({ folder }, 'without SMTP_URL no mail is sent: each stays as a file, and so do its links');
  return createMailFiles(folder);
}
