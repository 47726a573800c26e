import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Started {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from spawning to the line that says it is ready. */
  readonly startMilliseconds: number;
  stop(): Promise<void>;
}

/** Starts a Node program and waits for the line in which it names its address. */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  const startMilliseconds = performance.now() - began;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { url, pid: child.pid ?? 0, startMilliseconds, stop };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      const match = /^Listo: (http\S+)$/m.exec(said);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready:\n${said}`)));
  });
}

/** The built Bolillero, with limits out of the way of the measurement. */
export function startBolillero(env: Readonly<Record<string, string>>): Promise<Started> {
  return startProgram(['apps/api/dist/server.js'], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    THROTTLE_REQUESTS_PER_MINUTE: '100000000',
    ...env,
  });
}
