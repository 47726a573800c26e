import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowawayServer } from '@bolillero/embedded-postgres/testing/throwaway-server';
import { type PlaywrightReport, playwrightOutcome, type VitestReport, vitestOutcome } from './reports.ts';
import { findServerBinaries } from './server-binaries.ts';
import { serverTests } from './server-tests.ts';
import { execute, type Outcome, type Step } from './step.ts';

/** The projects of vitest.config.ts that are steps of their own: what needs a browser, what runs a second time, what only kills servers. */
const components = 'components';
const fewestConnections = 'api-fewest-connections';
const embedded = 'embedded-postgres';
const apart = [components, fewestConnections, embedded];

export const vitest: Step = {
  name: 'unit, database, api and architecture tests',
  run: () =>
    runVitest(
      apart.flatMap((project) => ['--project', `!${project}`]),
      { DATABASE_URL: undefined },
    ),
};

/** The embedded server's own tests, and what works by itself once more with the fewest connections that settings allow. */
export const vitestApart: Step = {
  name: 'the embedded server; jobs, mail, payments and settlement with the fewest connections',
  run: () => runVitest(['--project', embedded, '--project', fewestConnections], { DATABASE_URL: undefined }),
};

export const componentTests: Step = {
  name: 'component tests in a browser',
  run: () => runVitest(['--project', components], {}),
};

/** What can differ there once more, on a PostgreSQL server as an installation with DATABASE_URL has it. */
export const vitestOnServer: Step = {
  name: 'locks, jobs, imports and settlement on a PostgreSQL server',
  async run() {
    const files = serverTests();
    const { binaries, version } = findServerBinaries();
    const server = await startThrowawayServer({ binaries, tcp: true });
    const { host, port, user, database } = server.config;
    try {
      console.log(`PostgreSQL ${version} (${binaries.postgres}) on ${host}:${port}`);
      return await runVitest(['--project', 'api', '--project', 'database', ...files], {
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
      return playwrightOutcome(code, readReport<PlaywrightReport>(report));
    });
  },
};

/** Playwright sets FORCE_COLOR for its workers, and Node warns in each when NO_COLOR says otherwise. */
function plainColors(): NodeJS.ProcessEnv {
  return process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {};
}

function runVitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await execute(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
      { env: { ...process.env, ...env } },
    );
    return vitestOutcome(code, readReport<VitestReport>(report));
  });
}

async function withReport(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
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
