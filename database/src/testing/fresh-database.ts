import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { connectionTo } from './address.ts';
import type {} from './global-setup.ts';
import { onServer } from './test-server.ts';

export interface FreshDatabase {
  readonly config: pg.ClientConfig;
  /** Removes the database, whoever may still be connected. */
  drop(): Promise<void>;
}

/** A database of one's own with the present schema and base data, for a test file; a copy of the run's template. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${server.template} STRATEGY FILE_COPY`);
  return {
    config: connectionTo(server, name),
    drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
