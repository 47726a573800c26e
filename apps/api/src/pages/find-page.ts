import { URLPattern } from 'node:url';
import type { BuiltPage } from './build.ts';

/** A page, and what the address says in the places that its pattern leaves open. */
export interface FoundPage {
  readonly page: BuiltPage;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds the page of an address's path as the application's router does: capitals, a slash at the end and
 * signs written as %5F and the like make no difference; the latter are read one segment at a time, a slash among them parts none.
 * What more patterns fit is the page of the one that leaves less open.
 */
export function createPageFinder(pages: readonly BuiltPage[]): (path: string) => FoundPage | null {
  const openPlaces = ({ pattern }: BuiltPage) => pattern.split(':').length;
  const patterns = pages
    .toSorted((a, b) => openPlaces(a) - openPlaces(b))
    .map((page) => ({
      page,
      pattern: new URLPattern(
        { pathname: `${page.pattern === '/' ? '' : page.pattern}{/}?` },
        { ignoreCase: true },
      ),
    }));
  return (path) => {
    const plain = inOneSpelling(path);
    if (plain === null) return null;
    for (const { page, pattern } of patterns) {
      const groups = pattern.exec({ pathname: plain })?.pathname.groups;
      if (groups !== undefined) return { page, params: decoded(groups) };
    }
    return null;
  };
}

/** The path with only those signs encoded that need it; null where one stands for nothing. */
function inOneSpelling(path: string): string | null {
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return null;
  }
}

const decoded = (groups: FoundPage['params']): FoundPage['params'] =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, value && decodeURIComponent(value)]),
  );
