import { unknownSortText } from '@bolillero/texts/fields';
import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import { AppError } from '../errors/app-error.ts';

/** The page that a list's query asks for, as its repository wants it. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export function pageOf(page = 1, perPage = 10): Page {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** How many pages a list has; an empty one has one. */
export function pagesOf(total: number, perPage = 10): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/**
 * The order that `sort` asks for: one of the list's names, `-name` for descending. Refuses other names (400).
 * @throws {AppError} input-invalid
 */
export function orderOf(sort: string | undefined, columns: Readonly<Record<string, SQLWrapper>>): SQL | null {
  if (sort === undefined) return null;
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  // Of its own: every object has a `constructor`.
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (column === undefined) {
    const message = unknownSortText(sort, Object.keys(columns));
    throw new AppError('input-invalid', { message: [message], errors: [{ path: 'sort', message }] });
  }
  return descending ? desc(column) : asc(column);
}
