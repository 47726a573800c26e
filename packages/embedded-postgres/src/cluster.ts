import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { cleanEnvironment } from './environment.ts';
import { faults } from './errors.ts';
import { type Disguise, disguised, handOver } from './unprivileged.ts';

/** Whether the folder holds a complete database; one of another PostgreSQL is a fault. */
export function clusterExists(cluster: string, { major }: Binaries): boolean {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) {
    if (existsSync(cluster) && readdirSync(cluster).length > 0) {
      throw faults.folderUnusable(cluster, 'no está vacía y no contiene una base de datos');
    }
    return false;
  }
  const found = readFileSync(file, 'utf8').trim();
  if (found !== major) throw faults.wrongVersion(cluster, found, major);
  return true;
}

/**
 * Makes the database in a folder beside its place and renames it when it is whole: a start that is killed half-way
 * leaves nothing that the next one could take for a database.
 */
export function createCluster(
  cluster: string,
  user: string,
  binaries: Binaries,
  disguise: Disguise,
  durable: boolean,
): void {
  const parent = dirname(cluster);
  const unfinished = `${basename(cluster)}.new-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(unfinished)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const made = join(parent, `${unfinished}${process.pid}`);
  mkdirSync(made, { mode: 0o700 });
  handOver(disguise, made);
  // Where the system has no C.UTF-8 of its own, the one built into PostgreSQL orders and compares alike.
  const locales = [
    ['--locale=C.UTF-8'],
    ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  let output = '';
  for (const locale of locales) {
    const args = ['-D', made, '-U', user, '-E', 'UTF8', ...locale, '--auth=trust', '--no-instructions'];
    const run = disguised(disguise, binaries.initdb, durable ? args : [...args, '--no-sync']);
    const result = spawnSync(run.command, run.args, {
      cwd: '/',
      encoding: 'utf8',
      env: cleanEnvironment(),
      ...run.account,
    });
    if (result.status === 0) {
      renameSync(made, cluster);
      flush(parent);
      return;
    }
    output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trim();
  }
  rmSync(made, { recursive: true, force: true });
  throw faults.initFailed(output);
}

/** Makes the names in a folder outlive a power cut. */
function flush(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
