import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The address in a mail that leads to `page`, once a mail with one has been written into the data folder. */
export async function linkInMail(dataDir: string, address: string, page: string): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    found = mails(dataDir)
      .filter((mail) => mail.includes(`To: ${address}`) || mail.includes(`<${address}>`))
      .flatMap((mail) => mail.match(/https?:\/\/[^\s"<>)]+/g) ?? [])
      .map((link) => link.replaceAll('&amp;', '&'))
      .filter((link) => URL.canParse(link))
      .find((link) => new URL(link).pathname === page);
    expect(found, `a link to ${page} in the mails to ${address}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  const { pathname, search } = new URL(found ?? '');
  return pathname + search;
}

/** The mails that were sent, with the line breaks and signs of quoted-printable undone. */
function mails(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // none has been sent yet
  }
  return names.map((name) =>
    readFileSync(join(folder, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}
