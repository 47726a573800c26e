import { join, relative } from 'node:path';
import type { Counts, Outcome, TimedFile } from './step.ts';

/** What of Vitest's JSON report is read; instants and durations in milliseconds. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export function vitestOutcome(code: number, { numPassedTests, testResults }: VitestReport): Outcome {
  // A file that cannot even be loaded fails without a failed test in it.
  const failures = testResults.map(({ status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').length;
    return status === 'failed' ? Math.max(1, failed) : failed;
  });
  const failed = failures.reduce((sum, count) => sum + count, 0);
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  return { ...settle(code, { passed: numPassedTests, failed }), files };
}

/** What of Playwright's JSON report is read; durations in milliseconds, files relative to `rootDir`. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

export function playwrightOutcome(code: number, { config, stats, suites }: PlaywrightReport): Outcome {
  const files: TimedFile[] = suites.map((suite) => ({
    file: relative(process.cwd(), join(config.rootDir, suite.file)),
    seconds: millisecondsOf(suite) / 1000,
  }));
  return { ...settle(code, { passed: stats.expected + stats.flaky, failed: stats.unexpected }), files };
}

function millisecondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests).flatMap((test) => test.results);
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

/** A run that ended badly has failed, even when no single test of it has. */
function settle(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
