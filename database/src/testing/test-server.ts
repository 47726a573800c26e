import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Binaries, findBinaries } from '../embedded/binaries.ts';
import { identify } from '../embedded/process-table.ts';
import { startEmbedded } from '../embedded/start.ts';
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
  const given = process.env.DATABASE_URL;
  const server = given ? { address: { url: given }, stop: async () => {} } : await startThrowawayServer();
  const template = `template_${randomBytes(6).toString('hex')}`;
  await onServer(server.address, `CREATE DATABASE ${template}`);
  const stop = async () => {
    await onServer(server.address, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
  };
  try {
    const { migrate } = await import('../migrate.ts');
    await migrate(connectionTo(server.address, template));
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: { ...server.address, template }, stop };
}

interface ThrowawayOptions {
  /** On a free port of the loopback instead of a socket. */
  readonly tcp?: boolean;
  /** Another PostgreSQL than the one that npm installs. */
  readonly binaries?: Binaries;
}

/** A server in a folder of its own, in memory where there is room, which is removed in the end. */
export async function startThrowawayServer({
  tcp = false,
  binaries = findBinaries(),
}: ThrowawayOptions = {}) {
  const parent = temporaryParent();
  removeAbandoned(parent);
  const dataDir = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({
    dataDir,
    log,
    binaries,
    durable: false,
    ...(tcp ? { tcpPort: await freePort() } : {}),
  });
  const stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address: { config: database.config }, stop };
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

const prefix = 'bolillero-test-';

/** Where short-lived databases go: in memory where there is room. */
export function temporaryParent(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('a loopback port has a number');
  return address.port;
}

/** Removes the folders of runs that were killed. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && identify(Number(pid)) === undefined) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}
