import { createHash, randomBytes, randomInt } from 'node:crypto';
import { uiTexts } from '@bolillero/texts/ui';
import { hashRaw } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';

/**
 * Codes that change with time (RFC 6238: SHA-1, six digits, 30 seconds, what every application for them knows), and codes for who
 * has lost the application.
 */

/** In seconds. */
const period = 30;

/** 160 bits, as long as the hash of the codes (RFC 4226, 4). */
const secretBytes = 20;

export const newSecret = (): Buffer => randomBytes(secretBytes);

function totpOf(secret: Uint8Array, label = ''): TOTP {
  const bytes = Uint8Array.from(secret);
  return new TOTP({ issuer: uiTexts.brand, label, period, secret: new Secret({ buffer: bytes.buffer }) });
}

/** A secret as an application takes it: typed by hand, or read from a QR code. */
export function writeSecret(
  secret: Uint8Array,
  account: string,
): { readonly secret: string; readonly uri: string } {
  const totp = totpOf(secret, account);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The step of time, counted in half minutes since the epoch, whose code this is; null where it is none of now, the one before or
 * the one after: clocks differ, and typing takes time.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/**
 * Whether a code of this step is still good where `last` was the last that was taken: each is taken once, and none before it. One that
 * lies further ahead than any code could was taken while the clock was wrong, and holds nobody off until that time comes.
 */
export function isFreshStep(step: number, last: number | null, now: number): boolean {
  return last === null || step > last || last > Math.floor(now / 1000 / period) + 2;
}

/** What somebody typed as their second factor; null where it can be neither. */
export type TypedCode = { readonly kind: 'totp' | 'recovery'; readonly code: string } | null;

export function readCode(typed: string): TypedCode {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(bare)) return { kind: 'totp', code: bare };
  // Letters that are taken for figures are read as those.
  const code = bare.replaceAll('O', '0').replace(/[IL]/g, '1');
  return isRecoveryCode(code) ? { kind: 'recovery', code } : null;
}

/** Crockford's Base32: no letters that are taken for figures, or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits. */
const recoveryLength = 10;
const recoveryCodes = 10;

const isRecoveryCode = (code: string) =>
  code.length === recoveryLength && [...code].every((sign) => alphabet.includes(sign));

/** Ten codes, written in two halves. */
export function newRecoveryCodes(): string[] {
  const half = () =>
    Array.from({ length: recoveryLength / 2 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: recoveryCodes }, () => `${half()}-${half()}`);
}

/**
 * What is kept of a recovery code. It is short enough to be guessed from a plain hash, so it is hashed as passwords are; the salt is
 * the person's own and made of their secret, so that one hash finds the code among the ten.
 */
export async function hashOfRecoveryCode(code: string, secret: Uint8Array): Promise<Buffer> {
  const salt = createHash('sha256').update('recovery codes').update(secret).digest().subarray(0, 16);
  return await hashRaw(code.replace('-', ''), { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}
