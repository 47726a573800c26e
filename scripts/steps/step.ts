import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { styleText } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** How long one file of tests took, all its tests together. */
export interface TimedFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly seconds: number;
}

export interface Outcome extends Counts {
  readonly files?: readonly TimedFile[];
}

/** One part of a run: it says itself what it counted; a throw counts as one failure. */
export interface Step {
  readonly name: string;
  run(): Promise<Outcome>;
}

const running = new Set<ChildProcess>();

// A log that is read later is plain text.
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR = '1';

const slowFilesShown = 15;

/**
 * Runs the steps one after the other, whatever becomes of each, and tells where the time went. The last line says
 * `N passed, N failed`.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endEarly(signal));
  const done: { readonly seconds: number; readonly line: string }[] = [];
  const files: TimedFile[] = [];
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(styleText('bold', `\n▶ ${step.name}`));
    const { outcome, seconds, line } = await finish(step);
    done.push({ seconds, line });
    files.push(...(outcome.files ?? []));
    total.passed += outcome.passed;
    total.failed += outcome.failed;
  }
  console.log('\nSteps, slowest first');
  for (const { line } of slowestFirst(done)) console.log(line);
  if (files.length > 0) console.log('\nFiles of tests, slowest first');
  for (const { file, seconds } of slowestFirst(files).slice(0, slowFilesShown)) {
    console.log(`  ${told(seconds)}  ${file}`);
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

/**
 * Several steps as one, at the same time. For steps that write what they have to say in one go, so that their words do
 * not mix.
 */
export function sideBySide(steps: readonly Step[]): Step {
  return {
    name: steps.map(({ name }) => name).join(' · '),
    async run() {
      const outcomes = (await Promise.all(steps.map(finish))).map(({ outcome }) => outcome);
      return {
        passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
        failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
        files: outcomes.flatMap(({ files = [] }) => files),
      };
    },
  };
}

/** Runs a step to its end and says what came of it. */
async function finish(step: Step) {
  const started = performance.now();
  const outcome = await outcomeOf(step);
  const { passed, failed } = outcome;
  const seconds = (performance.now() - started) / 1000;
  const line = `${failed > 0 ? '✗' : '✓'} ${told(seconds)}  ${step.name}: ${passed} passed, ${failed} failed`;
  console.log(styleText(failed > 0 ? 'red' : 'green', line));
  return { outcome, seconds, line };
}

const told = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`;

function slowestFirst<Timed extends { readonly seconds: number }>(timed: readonly Timed[]): Timed[] {
  return timed.toSorted((one, other) => other.seconds - one.seconds);
}

async function outcomeOf(step: Step): Promise<Outcome> {
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
