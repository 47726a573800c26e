import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connectionTo } from './address.ts';
import type {} from './global-setup.ts';
import { onServer } from './test-server.ts';

const folder = new URL('../../migrations/', import.meta.url);
const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(new URL('meta/_journal.json', folder), 'utf8'),
);

/** A database as an installation had it before a migration. */
export interface BeforeMigration {
  readonly client: pg.Client;
  /** Does that migration, and none of the later ones. */
  migrate(): Promise<void>;
}

/** Makes one, without any row. `name`: what the migration's file is called, without its number. */
export async function beforeMigration(name: string): Promise<BeforeMigration> {
  const server = inject('testServer');
  const database = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${database}`);
  const client = new pg.Client(connectionTo(server, database));
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await onServer(server, `DROP DATABASE ${database}`);
  });
  const tags = journal.entries.map(({ tag }) => tag);
  const index = tags.findIndex((tag) => tag.endsWith(`_${name}`));
  const apply = async (tag: string | undefined) => {
    await client.query(readFileSync(new URL(`${tag}.sql`, folder), 'utf8'));
  };
  for (const tag of tags.slice(0, index)) await apply(tag);
  return { client, migrate: () => apply(tags[index]) };
}
