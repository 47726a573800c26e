import { Secret, TOTP } from 'otpauth';

/** The code that an authentication app shows for a secret at an instant, in milliseconds since the epoch. */
export function codeAt(secret: Uint8Array, at: number): string {
  const { buffer } = Uint8Array.from(secret);
  return new TOTP({ secret: new Secret({ buffer }) }).generate({ timestamp: at });
}
