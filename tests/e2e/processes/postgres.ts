import { startThrowawayServer } from '@bolillero/embedded-postgres/testing/throwaway-server';

/** A PostgreSQL server on a loopback port, as an installation with DATABASE_URL has it. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const { config, stop } = await startThrowawayServer({ tcp: true });
  const { host, port, user, database } = config;
  return { url: `postgres://${user}@${host}:${port}/${database}`, stop };
}
