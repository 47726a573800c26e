import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowawayServer } from '@bolillero/database/testing/test-server';
import { findServerBinaries } from './server-binaries.ts';
import { type Counts, execute, type Step } from './step.ts';

export const vitest: Step = {
  name: 'unit, database, api and architecture tests',
  run: () => runVitest([], { DATABASE_URL: undefined }),
};

/** The api's tests once more, on a PostgreSQL server as an installation with DATABASE_URL has it. */
export const vitestOnServer: Step = {
  name: 'api tests on a PostgreSQL server',
  async run() {
    const { binaries, version } = findServerBinaries();
    const server = await startThrowawayServer({ binaries, tcp: true });
    const { host, port, user, database } = server.address.config;
    try {
      console.log(`PostgreSQL ${version} (${binaries.postgres}) on ${host}:${port}`);
      return await runVitest(['--project', 'api'], {
        DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`,
      });
    } finally {
      await server.stop();
    }
  },
};

const playwrightConfig = 'tests/e2e/playwright.config.ts';

export const playwright: Step = {
  name: 'journeys in a browser',
  async run() {
    if (!existsSync(playwrightConfig)) {
      console.log(`skipped: there is no ${playwrightConfig}`);
      return { passed: 0, failed: 0 };
    }
    return withReport(async (report) => {
      const code = await execute(
        process.execPath,
        ['node_modules/@playwright/test/cli.js', 'test', '-c', playwrightConfig],
        { env: { ...process.env, ...plainColors(), PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
      );
      const { stats } = readReport<PlaywrightReport>(report);
      return settle(code, { passed: stats.expected + stats.flaky, failed: stats.unexpected });
    });
  },
};

/** Playwright sets FORCE_COLOR for its workers, and Node warns in each when NO_COLOR says otherwise. */
function plainColors(): NodeJS.ProcessEnv {
  return process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {};
}

function runVitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await execute(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
      { env: { ...process.env, ...env } },
    );
    const { numPassedTests, testResults } = readReport<VitestReport>(report);
    // A file that cannot even be loaded fails without a failed test in it.
    const failures = testResults.map(({ status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed').length;
      return status === 'failed' ? Math.max(1, failed) : failed;
    });
    return settle(code, { passed: numPassedTests, failed: failures.reduce((sum, count) => sum + count, 0) });
  });
}

/** A run that ended badly has failed, even when no single test of it has. */
function settle(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

async function withReport(run: (file: string) => Promise<Counts>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'bolillero-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<Report>(file: string): Report {
  if (!existsSync(file)) throw new Error('the run ended without a report');
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
