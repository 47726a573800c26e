import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Settings of the application as its environment variables; see the README for their meaning. */
export type Settings = Readonly<Record<string, string>>;

export interface StartOptions {
  readonly settings?: Settings;
  /** Starts on what an earlier server left behind. Without it, on an empty folder of its own. */
  readonly dataDir?: string;
  /** A command that runs it, and becomes it. */
  readonly through?: readonly string[];
  /** Milliseconds until `Listo:`; the first start creates a database. */
  readonly patience?: number;
}

/** A running server. Nobody else stops it: end with `stop` (or `kill`) and `discard`. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything it wrote, line by line, both streams. */
  readonly log: readonly string[];
  /** SIGTERM, as an operator would; throws unless it ends with code 0 and without an unhandled failure. */
  stop(): Promise<void>;
  /** SIGKILL, as a power cut would; the folder stays for the next start. */
  kill(): Promise<void>;
  /** Removes the data folder if this start created it. */
  discard(): void;
}

const root = join(import.meta.dirname, '..', '..');
export const node = existsSync(join(root, 'node_modules', '.bin', 'node'))
  ? join(root, 'node_modules', '.bin', 'node')
  : process.execPath;
/** `SERVER_ENTRY` runs the tests against another build. */
const entry = process.env.SERVER_ENTRY ?? join(root, 'apps', 'api', 'dist', 'server.js');

const stopPatience = 20_000;

/** Starts the built server on a free loopback port and waits until it says that it is ready. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? newDataDir();
  const discard = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(dataDir, options, discard);
    } catch (error) {
      // Between choosing a free port and listening on it, another process may have taken it.
      const portTaken = error instanceof Error && error.message.includes('EADDRINUSE');
      if (portTaken && attempt < 3) continue;
      discard();
      throw error;
    }
  }
}

async function startOnce(
  dataDir: string,
  options: StartOptions,
  discard: () => void,
): Promise<RunningServer> {
  const port = options.settings?.PORT ?? String(await freePort());
  const [command = node, ...args] = [...(options.through ?? []), node, entry];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...surroundings(),
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      DEMO: '0',
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const ended = whenEnded(child);
  const dieWithUs = () => child.kill('SIGKILL');
  process.once('exit', dieWithUs);
  void ended.then(() => process.removeListener('exit', dieWithUs));

  const url = await readyUrl(child, log, ended, options.patience ?? 60_000);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    log,
    discard,
    async stop() {
      child.kill('SIGTERM');
      const end = await within(ended, stopPatience);
      if (!end) {
        child.kill('SIGKILL');
        await ended;
      }
      const faults = unhandledIn(log);
      if (!end)
        throw new Error(`The server did not stop within ${stopPatience} ms of SIGTERM.\n${tail(log)}`);
      if (end.code !== 0)
        throw new Error(`The server ended with ${describeEnd(end)}, not with 0.\n${tail(log)}`);
      if (faults.length > 0)
        throw new Error(`The server's log tells of unhandled failures:\n${faults.join('\n')}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Lines of a log that tell of a failure which nobody caught. */
export function unhandledIn(log: readonly string[]): string[] {
  return log.filter((line) => /unhandled|uncaught/i.test(line));
}

interface End {
  readonly code: number | null;
  readonly signal: string | null;
}

/** Resolves when the process is gone and its output has been read to the end. */
function whenEnded(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: null, signal: 'never started' }));
  });
}

async function readyUrl(
  child: ChildProcess,
  log: string[],
  ended: Promise<End>,
  patience: number,
): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.push(line);
        const url = /Listo: (http:\/\/\S+)/.exec(line)?.[1];
        if (url) resolve(url);
      });
    }
  });
  const outcome = await within(Promise.race([ready, ended]), patience);
  if (typeof outcome === 'string') return outcome;
  if (outcome)
    throw new Error(`The server ended with ${describeEnd(outcome)} before it was ready.\n${tail(log)}`);
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${patience} ms.\n${tail(log)}`);
}

/** The value, or undefined when it takes longer. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const stop = new AbortController();
  try {
    return await Promise.race([promise, setTimeout(milliseconds, undefined, { signal: stop.signal })]);
  } finally {
    stop.abort();
  }
}

/** What a program needs of the machine, and nothing of this shell's own settings of the application. */
function surroundings(): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG']) {
    const value = process.env[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

/**
 * A short path, because the database's socket lies below it, and in memory where there is room. Others may pass
 * through: started by root, the database runs as another user.
 */
export function newDataDir(): string {
  const folder = mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'bolillero-'));
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 1024 ** 3;
  } catch {
    return false;
  }
}

/** A port of the loopback that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function describeEnd(end: End): string {
  return end.signal ?? `code ${end.code}`;
}

function tail(log: readonly string[]): string {
  return log.slice(-40).join('\n');
}
