import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installBaseData } from './base-data/install.ts';

/** Any number, the same in every process: who holds it migrates, the others wait. */
const migrationLock = 7_120_941;

/** Beside the bundle in a build, beside the sources otherwise. */
function migrationsFolder(): string {
  const places = ['./migrations', '../migrations'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`no migrations folder at ${places.join(' or ')}`);
  return found;
}

/**
 * Brings a database to the present schema and base data. Safe when several processes start at once: an advisory lock
 * lets one work while the others wait and then find nothing to do.
 */
export async function migrate(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(client);
    await applyMigrations(db, { migrationsFolder: migrationsFolder() });
    await db.transaction((tx) => installBaseData(tx));
  } finally {
    // Closing the session releases the lock, whatever happened.
    await client.end();
  }
}
