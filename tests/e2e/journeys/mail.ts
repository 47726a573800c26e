import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { HouseServer } from '../fixtures.ts';

/** Without SMTP the house writes its mail into files, where the journeys read it as its addressee would. */

type House = Pick<HouseServer, 'dataDir'>;

type MailKind = 'reset' | 'confirm-email' | 'receipt' | 'subscription-ending';

/** The mails of a kind, or of any, that were sent to somebody, the oldest first, each as its text part. */
export function mailsTo({ dataDir }: House, kind: MailKind | 'any', address: string): string[] {
  const folder = join(dataDir, 'mail');
  return filesIn(folder)
    .filter((name) => name.endsWith(kind === 'any' ? '.eml' : `-${kind}.eml`))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
    .map(textOf);
}

/** Waits for the newest mail of a kind, when `count` of them were sent, and answers its link without the host. */
export async function linkMailed(house: House, kind: MailKind, address: string, count = 1): Promise<string> {
  await expect
    .poll(() => mailsTo(house, kind, address).length, { message: `${kind} to ${address}`, timeout: 30_000 })
    .toBe(count);
  const mail = mailsTo(house, kind, address).at(-1) ?? '';
  const [link] = linksIn(mail);
  if (link === undefined) throw new Error(`There is no link in the mail:\n${mail}`);
  return link;
}

/** Waits for a mail of any kind with a link to a page, and answers the link without the host. */
export async function linkTo(page: string, house: House, address: string): Promise<string> {
  const links = () => mailsTo(house, 'any', address).flatMap(linksIn);
  const find = () => links().find((link) => link.startsWith(`${page}?`));
  await expect.poll(find, { message: `a link to ${page} in the mails to ${address}` }).toBeDefined();
  return find() ?? '';
}

function linksIn(mail: string): string[] {
  const links = (mail.match(/https?:\/\/\S+/g) ?? [])
    .filter((link) => URL.canParse(link))
    .map((link) => new URL(link));
  return links.map(({ pathname, search }) => `${pathname}${search}`);
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
