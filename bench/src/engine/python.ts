import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const script = join(import.meta.dirname, '../../python/plain_statistics.py');

export interface Measurement {
  readonly milliseconds: number;
  readonly digest: string;
}

/** The Python script on one history: it times its own computing, so that neither starting nor reading counts. */
export interface Python {
  readonly version: string;
  ask(task: string): Promise<Measurement>;
  stop(): void;
}

/** Null where there is no python3. */
export function startPython(file: string): Python | null {
  const { status, stdout } = spawnSync('python3', ['--version'], { encoding: 'utf8' });
  if (status !== 0) return null;
  const child = spawn('python3', [script, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { version: stdout.trim(), ask: (task) => ask(child, lines, task), stop: () => child.stdin.end() };
}

async function ask(child: ChildProcess, lines: AsyncIterator<string>, task: string): Promise<Measurement> {
  child.stdin?.write(`${task}\n`);
  const { value, done } = await lines.next();
  if (done) throw new Error(`python3 ended without an answer to "${task}"`);
  const { seconds, digest } = JSON.parse(value) as { seconds: number; digest: string };
  return { milliseconds: seconds * 1000, digest };
}
