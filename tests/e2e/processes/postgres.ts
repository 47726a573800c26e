import { startThrowawayServer } from '@bolillero/database/testing/test-server';

/** A PostgreSQL server on a loopback port, as an installation with DATABASE_URL has it. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { address, stop } = await startThrowawayServer({ tcp: true });
  const { host, port, user, database } = address.config;
  return { url: `postgres://${user}@${host}:${port}/${database}`, stop };
}
