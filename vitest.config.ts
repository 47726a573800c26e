import { accessibility, resultsLookedAt } from '@bolillero/test-browser/accessibility';
import { componentBrowser } from '@bolillero/test-browser/component-browser';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests lie beside their sources. Projects that need PostgreSQL share one test server, see database/src/testing. */
function project(name: string, root: string, options: TestProjectInlineConfiguration['test'] = {}) {
  return {
    test: {
      name,
      root,
      include: ['src/**/*.test.{ts,tsx}'],
      // Files share what they import: loading it anew for each was half of a run. No module keeps state.
      isolate: false,
      // Two cores, and a PostgreSQL server that wants its share of them.
      maxWorkers: 3,
      setupFiles: [here('scripts/vitest/fail-on-console-error.ts')],
      ...options,
    },
  } satisfies TestProjectInlineConfiguration;
}

const here = (path: string) => new URL(path, import.meta.url).pathname;
// A test or a hook starts whole processes.
const withProcesses = { testTimeout: 20_000, hookTimeout: 60_000 };
const withDatabase = { ...withProcesses, globalSetup: [here('database/src/testing/global-setup.ts')] };
const worksByItself = [
  'mail/*',
  'modules/draw-sources/schedule',
  'modules/settlement/*',
  'modules/payments/*',
  'modules/group-games/races',
  'modules/purchases/refund',
  'modules/subscriptions/recovery',
];
const componentTests = 'src/**/*.browser.test.tsx';

export default defineConfig({
  test: {
    projects: [
      // Backtests over whole histories are seconds of processor.
      project('domain', 'packages/domain', { testTimeout: 20_000 }),
      project('contract', 'packages/contract'),
      project('texts', 'packages/texts'),
      project('embedded-postgres', 'packages/embedded-postgres', withProcesses),
      project('database', 'database', withDatabase),
      project('api', 'apps/api', withDatabase),
      // What works without being waited for, again with the fewest connections that settings allow.
      project('api-fewest-connections', 'apps/api', {
        ...withDatabase,
        include: worksByItself.map((files) => `src/${files}.test.ts`),
        env: { TEST_WITH_FEWEST_CONNECTIONS: '1' },
      }),
      { extends: './apps/web/vite.config.ts', ...project('web', 'apps/web', { exclude: [componentTests] }) },
      {
        extends: './apps/web/vite.config.ts',
        // A dependency that is found while tests run reloads their page: all are looked for before, the icons are left as they are.
        optimizeDeps: { force: true, exclude: ['@tabler/icons-react'] },
        // A file that cannot be read fails itself, and no other by lying over its page.
        server: { hmr: { overlay: false } },
        ...project('components', 'apps/web', {
          include: [componentTests],
          setupFiles: [
            here('scripts/vitest/fail-on-console-error.ts'),
            here('apps/web/src/testing/page-set-up.ts'),
          ],
          provide: { accessibility: { ...accessibility, ...resultsLookedAt } },
          browser: {
            enabled: true,
            provider: componentBrowser(),
            headless: true,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
          // Pages that are not in front draw and encode pictures when there is time: of three at work two are not.
          expect: { poll: { timeout: 10_000 } },
        }),
      },
      project('bench', 'bench'),
      project('scripts', 'scripts', { include: ['**/*.test.ts'] }),
      project('architecture', 'tests/architecture', { include: ['**/*.test.ts'], testTimeout: 20_000 }),
    ],
  },
});
