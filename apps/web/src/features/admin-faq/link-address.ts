import { parseEmail } from '@bolillero/domain/accounts/email';

/** Where links of an answer may lead. */
const schemes = /^(https?:\/\/|mailto:|tel:)\S/i;

/**
 * What somebody typed as the address of a link, as it is written down: a page of the house (`/soporte`), a whole address, a
 * mail's or a site's without its beginning. Null for what leads nowhere.
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '' || /\s/.test(address)) return null;
  if (/^\/[^/\\]/.test(address) || address === '/') return address;
  if (schemes.test(address)) return address;
  if (parseEmail(address) !== null) return `mailto:${address}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address)) return `https://${address}`;
  return null;
}
