import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { FileServer } from '../fixtures.ts';

/** Without SMTP the house writes its mail into files, where the journeys read it as its addressee would. */

type MailKind = 'reset' | 'confirm-email' | 'receipt' | 'subscription-ending';

/** The mails of a kind that were sent to somebody, the oldest first, each as its text part. */
export function mailsTo({ dataDir }: Pick<FileServer, 'dataDir'>, kind: MailKind, address: string): string[] {
  const folder = join(dataDir, 'mail');
  return filesIn(folder)
    .filter((name) => name.endsWith(`-${kind}.eml`))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
    .map(textOf);
}

/** Waits for the newest mail of a kind, when `count` of them were sent, and answers its link without the host. */
export async function linkMailed(
  server: Pick<FileServer, 'dataDir'>,
  kind: MailKind,
  address: string,
  count = 1,
): Promise<string> {
  await expect
    .poll(() => mailsTo(server, kind, address).length, { message: `${kind} to ${address}`, timeout: 30_000 })
    .toBe(count);
  const mail = mailsTo(server, kind, address).at(-1) ?? '';
  const link = /https?:\/\/\S+/.exec(mail)?.[0];
  if (link === undefined) throw new Error(`There is no link in the mail:\n${mail}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // nothing was sent yet
    return [];
  }
}

/** The plain text part, its quoted-printable undone. */
function textOf(mail: string): string {
  const boundary = /boundary="?([^"\r\n;]+)/.exec(mail)?.[1];
  const part = mail.split(`--${boundary}`).find((one) => /content-type: text\/plain/i.test(one)) ?? mail;
  const body = part.slice(part.search(/\r?\n\r?\n/));
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
