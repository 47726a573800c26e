/**
 * The address to go to after signing in: only a path of this very site is honoured, so that a link in a mail cannot
 * send somebody elsewhere. Anything else answers the fallback: also a path that reads as another site's once its dots are resolved
 * or its letters decoded, as a router may do.
 */
export function safeNext(next: string | undefined, fallback: string): string {
  if (!next?.startsWith('/')) return fallback;
  const here = 'http://here.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(next, here);
    const elsewhere = origin !== here || /^[/\\\s]{2}/.test(decodeURIComponent(pathname));
    return elsewhere ? fallback : `${pathname}${search}${hash}`;
  } catch {
    return fallback;
  }
}
