import type { Db } from '@bolillero/database/connection';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A list, described once: what its rows are known by, how they are found and put in order, and how they are read. Keys are
 * found first, by indexes alone where there is one for the order; whole rows are read of a page's keys only.
 */
export interface ListSource<Filter, Row, Key extends number | string = number> {
  /** The column that rows are known by. Rows that are equal by the order stand by it. */
  readonly key: SQLWrapper;
  readonly from: SQL;
  /** What each name sorts by. */
  readonly sorts: Readonly<Record<string, SortedBy>>;
  /** The order that nobody asked for: one of the names, `-` before it for descending. */
  readonly usual: string;
  readonly where: (filter: Filter) => SQL | undefined;
  /** The rows of these keys, in any order. */
  readonly load: (db: Db, keys: readonly Key[]) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => Key;
}

/** An expression over the list's own tables, or over those that it joins for it. */
export type SortedBy = SQLWrapper | { readonly by: SQLWrapper; readonly join: SQL };

export interface Asked<Filter> {
  readonly filter: Filter;
  /** One of the list's names, `-` before it for descending; none: the usual one. */
  readonly sort: string | undefined;
}

export interface AskedPage {
  readonly page: number;
  readonly perPage: number;
  /** The total that whoever asks was told: the second half is read from its end. */
  readonly known: number | undefined;
}

/** A page of a list, in its order. */
export async function readPage<Filter, Row, Key extends number | string>(
  db: Db,
  list: ListSource<Filter, Row, Key>,
  asked: Asked<Filter>,
  { page, perPage, known }: AskedPage,
): Promise<Row[]> {
  const before = (page - 1) * perPage;
  const rest = known === undefined ? null : known - before;
  if (known !== undefined && rest !== null && rest > 0 && before > known / 2) {
    const limit = Math.min(perPage, rest);
    const keys = await keysOf(db, list, asked, { limit, offset: rest - limit, backwards: true });
    return await rowsOf(db, list, keys.toReversed());
  }
  return await rowsOf(db, list, await keysOf(db, list, asked, { limit: perPage, offset: before }));
}

/** How many rows a list has; counting ends at `most`, where one is given. */
export async function countRows<Filter, Row, Key extends number | string>(
  db: Db,
  list: ListSource<Filter, Row, Key>,
  filter: Filter,
  most?: number,
): Promise<number> {
  const found = sql`SELECT FROM ${list.from} ${whereOf(list, filter)}`;
  const some = most === undefined ? found : sql`${found} LIMIT ${most}`;
  const { rows } = await db.execute<{ total: string }>(sql`SELECT count(*) AS total FROM (${some}) found`);
  return Number(rows[0]?.total ?? 0);
}

/** Rows that are read and handed on at a time. */
const batch = 1_000;

/**
 * Hands on all rows of a list, in its order, as they stood at one moment. Waits for `take` before it reads on, so that no more
 * than a batch of them is held; what `take` throws ends it.
 */
export async function readAll<Filter, Row, Key extends number | string>(
  db: Db,
  list: ListSource<Filter, Row, Key>,
  asked: Asked<Filter>,
  take: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      // All rows are wanted, not the first tenth.
      await tx.execute(sql`SET LOCAL cursor_tuple_fraction = 1`);
      await tx.execute(sql`DECLARE listed NO SCROLL CURSOR FOR ${keysIn(list, asked)}`);
      for (;;) {
        const { rows } = await tx.execute<{ key: Key }>(sql`FETCH ${sql.raw(String(batch))} FROM listed`);
        if (rows.length > 0) {
          const keys = rows.map(({ key }) => key);
          await take(await rowsOf(tx, list, keys));
        }
        if (rows.length < batch) return;
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

interface Stretch {
  readonly limit: number;
  readonly offset: number;
  readonly backwards?: boolean;
}

async function keysOf<Filter, Row, Key extends number | string>(
  db: Db,
  list: ListSource<Filter, Row, Key>,
  asked: Asked<Filter>,
  { limit, offset, backwards = false }: Stretch,
): Promise<Key[]> {
  const keys = keysIn(list, asked, backwards);
  const { rows } = await db.execute<{ key: Key }>(sql`${keys} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ key }) => key);
}

/** The keys of a list in its order, or from its end. */
function keysIn<Filter, Row, Key extends number | string>(
  list: ListSource<Filter, Row, Key>,
  { filter, sort = list.usual }: Asked<Filter>,
  backwards = false,
): SQL {
  const falls = sort.startsWith('-');
  const name = falls ? sort.slice(1) : sort;
  const sorted = Object.hasOwn(list.sorts, name) ? list.sorts[name] : undefined;
  if (sorted === undefined) throw new Error(`a list is not sorted by ${name}`);
  const { by, join } = 'by' in sorted ? sorted : { by: sorted, join: sql`` };
  // The key follows the order's direction, so that one index is read in both.
  const direction = falls === backwards ? sql`ASC` : sql`DESC`;
  return sql`SELECT ${list.key} AS key FROM ${list.from} ${join} ${whereOf(list, filter)}
    ORDER BY ${by} ${direction}, ${list.key} ${direction}`;
}

function whereOf<Filter>(
  { where }: { readonly where: (filter: Filter) => SQL | undefined },
  filter: Filter,
): SQL {
  const condition = where(filter);
  return condition === undefined ? sql`` : sql`WHERE ${condition}`;
}

/** The rows of keys, in the keys' order. One that is gone meanwhile is left out. */
async function rowsOf<Filter, Row, Key extends number | string>(
  db: Db,
  list: ListSource<Filter, Row, Key>,
  keys: readonly Key[],
): Promise<Row[]> {
  if (keys.length === 0) return [];
  const byKey = new Map((await list.load(db, keys)).map((row) => [list.keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
