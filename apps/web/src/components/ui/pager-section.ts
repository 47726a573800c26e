/** Page buttons shown at a time (back-office 9). */
export const pagesInSection = 10;

export interface PagerSection {
  readonly from: number;
  readonly to: number;
}

/** The section of page buttons that a page lies in: 1 to 10, 11 to 20, ... the last one perhaps shorter. */
export function pagerSection(page: number, pages: number): PagerSection {
  const last = Math.max(1, pages);
  const current = Math.min(Math.max(1, page), last);
  const from = Math.floor((current - 1) / pagesInSection) * pagesInSection + 1;
  return { from, to: Math.min(from + pagesInSection - 1, last) };
}

/** The rows of a page, counted from 1: "11 to 20". */
export function rowsOnPage(page: number, perPage: number, total: number): PagerSection {
  return { from: Math.min((page - 1) * perPage + 1, total), to: Math.min(page * perPage, total) };
}
