import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A connection pool or an open transaction: the first argument of every data function. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Waits for connections in use, then closes them. */
  close(): Promise<void>;
}

/** How long a query waits for a connection while all are in use, in milliseconds: well below the patience of a proxy. */
const longestWait = 10_000;

/** Opens a pool. Idle connections that the server drops are replaced, not reported as crashes. */
export function openDatabase(
  config: pg.PoolConfig,
  onIdleError: (error: Error) => void = () => {},
): Database {
  const pool = new pg.Pool({ max: 16, connectionTimeoutMillis: longestWait, ...config });
  let closing = false;
  // Of those that are being closed the server may be the first to go.
  pool.on('error', (error) => {
    if (!closing) onIdleError(error);
  });
  // A connection that is lost while in use fails its query, which is told to who asked; without a listener of its own it
  // would end the process besides.
  pool.on('connect', (client) => client.on('error', () => {}));
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { db: drizzle(pool), pool, close };
}

/**
 * Asks the database for something that is there once it is migrated. Where all connections of the pool are in use, another one asks:
 * that they are says nothing of whether the database is gone, and a full server answers as well.
 *
 * @param patience in milliseconds
 * @throws what the driver says, and an `Error` when nothing came back in time
 */
export async function probe({ pool }: Database, patience: number): Promise<void> {
  const query = { text: 'SELECT 1 FROM lottery LIMIT 1', query_timeout: patience };
  if (pool.idleCount === 0 && pool.totalCount >= pool.options.max) {
    const client = new pg.Client({
      ...pool.options,
      password: pool.options.password,
      connectionTimeoutMillis: patience,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(query);
    } catch (error) {
      if (databaseFault(error)?.code !== tooManyConnections) throw error;
    } finally {
      void client.end().catch(() => {});
    }
    return;
  }
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  try {
    await Promise.race([pool.query(query), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the pool says when no connection became free in time, and when none could be opened in time. */
const waitedInVain = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);
const tooManyConnections = '53300';

/** Whether a query was never asked, since all connections of the pool or of the server were in use. */
export function foundNoConnection(error: unknown): boolean {
  if (databaseFault(error)?.code === tooManyConnections) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (waitedInVain.has(cause.message)) return true;
  }
  return false;
}

const diskFull = '53100';

/** Whether something was not written because a disk is full: the database's, or this machine's own. */
export function isDiskFull(error: unknown): boolean {
  if (databaseFault(error)?.code === diskFull) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') return true;
  }
  return false;
}

/** PostgreSQL's code and constraint of a failed query, through the driver's wrappers; null for other errors. */
export function databaseFault(error: unknown): { code: string; constraint: string | null } | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.code !== undefined) {
      return { code: cause.code, constraint: cause.constraint ?? null };
    }
  }
  return null;
}

/** Whether a query failed on the named unique constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const fault = databaseFault(error);
  return fault?.code === '23505' && fault.constraint === constraint;
}
