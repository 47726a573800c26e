/** Whether this page may compute hashes: browsers allow it on https and on this machine alone. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The SHA-256 of some bytes, in 64 lower-case hexadecimal digits. */
export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash that was typed or pasted; null where it is none. */
export function readHash(typed: string): string | null {
  const hash = typed.replaceAll(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}
