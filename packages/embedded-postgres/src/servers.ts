import { readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { identify, programName, runningProcesses } from './process-table.ts';
import { waitUntil } from './wait.ts';

/**
 * The name (`cluster_name`) that every process of the server of a folder carries in its title, so that all of them
 * can be found when their parent is gone. Made of the folder's inode: a copied folder has another.
 */
export function serverMark(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `bolillero-${dev}-${ino}`;
}

interface ServerProcess {
  readonly pid: number;
  readonly isPostmaster: boolean;
}

/** The living processes of the servers that carry the mark. */
function processesOf(mark: string): ServerProcess[] {
  return runningProcesses()
    .filter(({ commandLine }) => commandLine.includes(mark) && /^postgres: |\/postgres -D /.test(commandLine))
    .map(({ pid, commandLine }) => ({ pid, isPostmaster: !commandLine.startsWith('postgres:') }));
}

export function hasServer(mark: string): boolean {
  return processesOf(mark).length > 0;
}

/**
 * Stops the server that carries the mark: cleanly, then at once, then by force. Processes that have lost their
 * postmaster are not asked to be clean, they only hold the memory that the next server waits for.
 */
export async function stopServer(mark: string): Promise<void> {
  const gone = () => !hasServer(mark);
  if (processesOf(mark).some(({ isPostmaster }) => isPostmaster)) {
    signal(mark, 'SIGINT', true);
    if (await waitUntil(gone, 10_000)) return;
    signal(mark, 'SIGQUIT', true);
    if (await waitUntil(gone, 5_000)) return;
  }
  signal(mark, 'SIGQUIT', false);
  if (await waitUntil(gone, 1_000)) return;
  signal(mark, 'SIGKILL', false);
  await waitUntil(gone, 5_000);
}

function signal(mark: string, name: NodeJS.Signals, postmasterOnly: boolean): void {
  for (const { pid, isPostmaster } of processesOf(mark)) {
    if (postmasterOnly && !isPostmaster) continue;
    try {
      process.kill(pid, name);
    } catch {
      // Gone between the look and the signal.
    }
  }
}

/**
 * Removes the lock files that a killed server left, so that another process which got its number meanwhile does not
 * keep the next server from starting. Answers false, and removes nothing, when a server that is none of ours works in
 * the folder. To be called when no server of ours is left.
 */
export function removeStaleLocks(cluster: string, socketFolder: string, port: number): boolean {
  const lock = join(cluster, 'postmaster.pid');
  const pid = pidIn(lock);
  if (pid !== undefined && isForeignServer(pid, cluster)) return false;
  const socket = join(socketFolder, `.s.PGSQL.${port}`);
  for (const file of [lock, socket, `${socket}.lock`]) rmSync(file, { force: true });
  return true;
}

/** The process and state that a server has noted in its lock file; undefined while there is none. */
export function readLock(cluster: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

function pidIn(lock: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a living PostgreSQL works, as far as one can tell, in this very folder. */
function isForeignServer(pid: number, cluster: string): boolean {
  if (identify(pid) === undefined || programName(pid) !== 'postgres') return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // Not ours to look at: better one refusal too many than two servers on the same files.
    return true;
  }
}
