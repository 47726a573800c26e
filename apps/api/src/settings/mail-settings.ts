import { parseEmail } from '@bolillero/domain/accounts/email';
import { settingFaults } from '@bolillero/texts/settings';
import type { SmtpServer } from '../adapters/mail-smtp.ts';

export interface MailSettings {
  /** null: mails become files in the data folder. */
  readonly smtp: SmtpServer | null;
  readonly from: MailSender;
}

interface MailSender {
  readonly name: string;
  readonly address: string;
}

const defaultSender: MailSender = { name: 'Bolillero', address: 'no-responder@bolillero.localhost' };

/** SMTP_URL and MAIL_FROM; what is wrong with them is added to `faults`, never with a password in it. */
export function parseMailSettings(text: (name: string) => string | null, faults: string[]): MailSettings {
  const [url, typedFrom] = [text('SMTP_URL'), text('MAIL_FROM')];
  const smtp = url === null ? null : parseSmtpUrl(url);
  if (url !== null && smtp === null) faults.push(settingFaults.smtpUrl());
  const from = typedFrom === null ? null : parseSender(typedFrom);
  if (typedFrom !== null && from === null) faults.push(settingFaults.mailFrom(typedFrom));
  if (url !== null && typedFrom === null) faults.push(settingFaults.mailFromMissing());
  return { smtp, from: from ?? defaultSender };
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/**
 * smtp://user:password@host:587 (STARTTLS where offered, required as soon as there is a password, except on this very
 * machine) or smtps://user:password@host:465. `?tls=required` and `?tls=never` decide otherwise.
 */
function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const direct = url.protocol === 'smtps:';
  const isPlain = url.pathname === '' || url.pathname === '/';
  if (url.hash !== '' || url.port === '0') return null;
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'tls');
  if (!(direct || url.protocol === 'smtp:') || url.hostname === '' || !isPlain || !isKnown) return null;
  const asked = url.searchParams.get('tls');
  if (asked !== null && asked !== 'required' && asked !== 'never') return null;
  if ((url.username === '') !== (url.password === '')) return null;
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (user === null || password === null) return null;
  const sign = user === '' ? null : { user, password };
  const byDefault = sign !== null && !loopback.test(url.hostname) ? 'required' : 'offered';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (direct ? 465 : 587) : Number(url.port),
    tls: direct ? 'direct' : (asked ?? byDefault),
    sign,
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** 'avisos@example.com' or 'Bolillero <avisos@example.com>'. */
function parseSender(text: string): MailSender | null {
  const [, before = '', between] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const name = /^"?([^"\p{Cc}\u2028\u2029]*)"?$/u.exec(before.trim())?.[1];
  const address = parseEmail(between ?? text);
  return address === null || name === undefined ? null : { name: name.trim(), address };
}
