import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binaries, findBinaries } from '../binaries.ts';
import { identify } from '../process-table.ts';
import { type EmbeddedDatabase, startEmbedded } from '../start.ts';

interface ThrowawayOptions {
  /** On a free port of the loopback instead of a socket. */
  readonly tcp?: boolean;
  /** Another PostgreSQL than the one that npm installs. */
  readonly binaries?: Binaries;
}

/**
 * A server in a folder of its own, in memory where there is room, which is removed when it is stopped. Its role is as plain as that
 * of an installation, but makes databases.
 */
export async function startThrowawayServer({
  tcp = false,
  binaries = findBinaries(),
}: ThrowawayOptions = {}): Promise<EmbeddedDatabase> {
  const parent = temporaryParent();
  removeAbandoned(parent);
  const dataDir = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // Started by root, the server is another user.
  chmodSync(dataDir, 0o711);
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({
    dataDir,
    log,
    binaries,
    durable: false,
    createsDatabases: true,
    ...(tcp ? { tcpPort: await freePort() } : {}),
  });
  const stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { config: database.config, stop };
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
