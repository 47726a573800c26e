/**
 * The address to go to after signing in: only a path of this very site is honoured, so that a link in a mail cannot
 * send somebody elsewhere. Anything else answers the fallback.
 */
export function safeNext(next: string | undefined, fallback: string): string {
  if (!next?.startsWith('/')) return fallback;
  const here = 'http://here.invalid';
  try {
    const address = new URL(next, here);
    return address.origin === here ? `${address.pathname}${address.search}${address.hash}` : fallback;
  } catch {
    return fallback;
  }
}
