import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from './environment.ts';
import { faults } from './errors.ts';
import { isAlive, type ProcessIdentity } from './process-table.ts';
import { removeStaleLocks, stopServer } from './servers.ts';
import { waitUntil } from './wait.ts';

/** All that a guard must know; it reads it from its environment. */
export interface GuardOrders {
  readonly command: string;
  readonly args: readonly string[];
  readonly account: { readonly uid?: number; readonly gid?: number };
  readonly cluster: string;
  /** The folder of the socket as such, and as clients and server name it. */
  readonly runFolder: string;
  readonly socketFolder: string;
  readonly port: number;
  readonly mark: string;
  /** Where the guard notes who it is. */
  readonly record: string;
}

export type FromGuard = 'ready' | 'crashed' | 'failed';

/** Where starts, crashes and ends are told. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export function guardRecord(runFolder: string): string {
  return join(runFolder, 'guard.json');
}

/** Waits for the guard of a former start to finish its work; one that does not is killed. */
export async function awaitFormerGuard(runFolder: string): Promise<void> {
  const record = guardRecord(runFolder);
  let former: ProcessIdentity;
  try {
    former = JSON.parse(readFileSync(record, 'utf8')) as ProcessIdentity;
  } catch {
    return;
  }
  if (!(await waitUntil(() => !isAlive(former), 20_000))) process.kill(former.pid, 'SIGKILL');
  rmSync(record, { force: true });
}

/** A server under a guard. When the guard itself is killed, server and guard are started anew. */
export class GuardedServer {
  readonly #orders: GuardOrders;
  readonly #log: Log;
  readonly #onLost: (error: Error) => void;
  #guard: ChildProcess | undefined;
  #stopping = false;
  #restart: Promise<void> | undefined;
  readonly #losses: number[] = [];

  constructor(orders: GuardOrders, log: Log, onLost: (error: Error) => void) {
    this.#orders = orders;
    this.#log = log;
    this.#onLost = onLost;
  }

  /** Resolves when the server takes connections. @throws EmbeddedError `start-failed` with the end of its log */
  async start(): Promise<void> {
    const { cluster, runFolder, port } = this.#orders;
    const logFile = join(runFolder, 'postgres.log');
    const logStart = rotate(logFile);
    removeStaleLocks(cluster, runFolder, port);
    const output = openSync(logFile, 'a', 0o600);
    const guard = spawn(process.execPath, [guardProgram()], {
      cwd: '/',
      detached: true,
      env: { ...cleanEnvironment(), NODE_NO_WARNINGS: '1', BOLILLERO_GUARD: JSON.stringify(this.#orders) },
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    this.#guard = guard;
    if (!(await becomesReady(guard))) {
      throw faults.startFailed(readFileSync(logFile).subarray(logStart).toString().trim());
    }
    guard.on('message', (message: FromGuard) => this.#hear(message));
    guard.once('exit', () => {
      if (!this.#stopping) this.#restart = this.#startAnew();
    });
    // A program that has nothing else to do may end; the guard sees it and stops the server.
    guard.unref();
    guard.channel?.unref();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#restart;
    const guard = this.#guard;
    if (guard !== undefined && guard.exitCode === null && guard.signalCode === null) {
      guard.ref();
      const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
      if (guard.connected) guard.send('stop', () => {});
      const timer = setTimeout(() => guard.kill('SIGKILL'), 25_000);
      await ended;
      clearTimeout(timer);
    }
    await stopServer(this.#orders.mark);
  }

  #hear(message: FromGuard): void {
    if (this.#stopping) return;
    if (message === 'crashed') this.#log.warn('PostgreSQL ended unexpectedly and is being started again');
    if (message === 'ready') this.#log.info('PostgreSQL is running again');
  }

  async #startAnew(): Promise<void> {
    const now = performance.now();
    this.#losses.push(now);
    try {
      if (this.#losses.filter((time) => time > now - 60_000).length > 5) {
        throw faults.startFailed('el proceso que lo vigila termina una y otra vez');
      }
      this.#log.warn('the guard of PostgreSQL ended unexpectedly; both are being started again');
      await stopServer(this.#orders.mark);
      if (!this.#stopping) await this.start();
    } catch (error) {
      this.#log.error(`PostgreSQL is lost: ${(error as Error).message}`);
      this.#onLost(error as Error);
    }
  }
}

/** Resolves when the guard reports a server that takes connections, or has ended without one. */
function becomesReady(guard: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const decide = (ready: boolean) => {
      guard.off('message', hear).off('exit', fail).off('error', fail);
      resolve(ready);
    };
    const hear = (message: FromGuard) => message === 'ready' && decide(true);
    const fail = () => decide(false);
    guard.on('message', hear).once('exit', fail).once('error', fail);
  });
}

/** The bundled guard beside a bundled server: it starts faster and takes less memory. Otherwise the source. */
function guardProgram(): string {
  const bundled = join(import.meta.dirname, 'guard.js');
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('./guard.ts', import.meta.url));
}

/** Puts a log that has grown aside; answers where the coming part will begin. */
function rotate(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 5 << 20) return size;
  renameSync(file, `${file}.1`);
  return 0;
}
