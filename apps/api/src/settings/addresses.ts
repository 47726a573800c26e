import { isIP } from 'node:net';

/** An address of the web to which paths can be added: no account, query or fragment. Null for anything else. */
export function webAddress(text: string): URL | null {
  // The parser itself would read https:example.com and http:\\example.com, too.
  return /^https?:\/\/[^\s#?@\\]+$/i.test(text) && URL.canParse(text) ? new URL(text) : null;
}

/** Whether a text names a machine: an IP address without brackets, or a name as DNS has them. */
export function isHost(text: string): boolean {
  if (isIP(text) !== 0) return true;
  if (text.length > 253 || /^[\d.]+$/.test(text)) return false;
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(text);
}

/** Whether a text is the address of a PostgreSQL server; signs in its password are written as %23 and the like. */
export function isDatabaseAddress(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { hash, username, password, pathname } = new URL(text);
  return hash === '' && [username, password, pathname].every(isEncoded);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
