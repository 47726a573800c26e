import type { KnipConfig } from 'knip';

/**
 * `knip` looks at everything, tests too; `knip --production` at the programs alone (what ends in `!`): there an export that
 * only tests read is dead. Our packages are entered by subpath, so that every file is an entry: there, entries are looked at too.
 */
const programsAlone = process.argv.includes('--production');
const tests = '!src/**/*.{test,testing}.{ts,tsx}!';

export default {
  ignoreExportsUsedInFile: true,
  // What is there before a program reads it says so where it stands, with its reason.
  tags: programsAlone ? ['-planned'] : [],
  ignore: programsAlone ? ['**/*.testing.{ts,tsx}', '**/testing/**', 'tests/**', 'scripts/vitest/**'] : [],
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}!', 'scripts/vitest/*.ts', 'scripts/**/*.test.ts'],
      project: ['scripts/**/*.{ts,mjs}!', '!scripts/**/*.test.ts!'],
    },
    'packages/domain': {
      includeEntryExports: true,
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', tests],
    },
    'packages/contract': { includeEntryExports: true, project: ['src/**/*.ts!', tests] },
    'packages/texts': { includeEntryExports: true, project: ['src/**/*.ts!', tests] },
    'packages/embedded-postgres': {
      includeEntryExports: true,
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', tests],
    },
    database: {
      includeEntryExports: true,
      entry: ['src/testing/*.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!', tests],
    },
    'apps/api': {
      entry: [
        'src/server.ts!',
        'src/engine/backtest-worker.ts!',
        'src/modules/imports/read-file-process.ts!',
        'src/testing/paypal-process.ts',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.ts!', tests],
      ignoreDependencies: ['esbuild'],
    },
    'apps/web': {
      entry: ['index.html!', 'build/*.ts!', 'src/api/no-schemas.ts!', 'src/**/*.test.{ts,tsx}'],
      project: ['src/**/*.{ts,tsx}!', 'build/*.ts!', tests],
      ignoreDependencies: ['@fontsource-variable/manrope'],
    },
    'tests/e2e': { entry: ['**/*.spec.ts'], project: ['**/*.ts'] },
    'tests/architecture': { entry: ['**/*.test.ts'], project: ['**/*.ts'] },
    bench: {
      entry: ['src/run.ts!', 'src/bare-server.ts!', 'src/engine/constant-server.ts!', 'src/**/*.test.ts'],
      project: ['src/**/*.ts!', tests],
    },
  },
} satisfies KnipConfig;
