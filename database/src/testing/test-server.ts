import { randomBytes } from 'node:crypto';
import { startThrowawayServer } from '@bolillero/embedded-postgres/testing/throwaway-server';
import pg from 'pg';
import { connectionTo, type ServerAddress } from './address.ts';

export interface TestServer {
  readonly address: ServerAddress & { readonly template: string };
  stop(): Promise<void>;
}

/**
 * The server of a test run with a migrated template database: that of DATABASE_URL, or an embedded one of its own
 * that forgets everything.
 */
export async function startTestServer(): Promise<TestServer> {
  const { address: server, stop: stopServer } = await givenOrThrowawayServer();
  const template = `template_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${template}`);
  const stop = async () => {
    await onServer(server, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await stopServer();
  };
  try {
    const { migrate } = await import('../migrate.ts');
    await migrate(connectionTo(server, template));
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: { ...server, template }, stop };
}

async function givenOrThrowawayServer(): Promise<{ address: ServerAddress; stop(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { address: { url: given }, stop: async () => {} };
  const { config, stop } = await startThrowawayServer();
  return { address: { config }, stop };
}

/** Runs one statement, outside every test database. */
export async function onServer(address: ServerAddress, sql: string): Promise<void> {
  const client = new pg.Client(connectionTo(address));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
