import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { styleText } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** One part of a run: it says itself what it counted; a throw counts as one failure. */
export interface Step {
  readonly name: string;
  run(): Promise<Counts>;
}

const running = new Set<ChildProcess>();

// A log that is read later is plain text.
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR = '1';

/** Runs the steps one after the other, whatever becomes of each; the last line says `N passed, N failed`. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endEarly(signal));
  const summary: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(styleText('bold', `\n▶ ${step.name}`));
    const started = performance.now();
    const { passed, failed } = await countsOf(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    const line = `${failed > 0 ? '✗' : '✓'} ${seconds} s  ${step.name}: ${passed} passed, ${failed} failed`;
    console.log(styleText(failed > 0 ? 'red' : 'green', line));
    summary.push(line);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${summary.join('\n')}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

async function countsOf(step: Step): Promise<Counts> {
  try {
    return await step.run();
  } catch (error) {
    console.log(error instanceof Error ? (error.stack ?? error.message) : error);
    return { passed: 0, failed: 1 };
  }
}

/** Runs a program to its end and answers its exit code, 1 when a signal ended it. */
export function execute(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    running.add(child);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** As `execute`, with everything that the program wrote. */
export async function executeQuietly(program: string, args: readonly string[]) {
  let output = '';
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return { code, output };
}

function endEarly(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
