import { URLPattern } from 'node:url';
import type { BuiltPage } from './build.ts';

/** A page, and what the address says in the places that its pattern leaves open. */
export interface FoundPage {
  readonly page: BuiltPage;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds the page of an address's path as the application's router does: capitals and a slash at the end make no difference.
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
    for (const { page, pattern } of patterns) {
      const groups = pattern.exec({ pathname: path })?.pathname.groups;
      if (groups !== undefined) return { page, params: groups };
    }
    return null;
  };
}
