/**
 * Bundles the server into one file, and the guard of the embedded database, the worker of backtests and the reader of files into others:
 * `node build-api.mjs <output folder>`. Packages from npm stay outside, the workspace's own go in. Every source keeps
 * its own `import.meta.url`, so what lies beside it (migrations, the built web) is found from the bundle as from the
 * sources; `import.meta.dirname` is the bundle's.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const output = resolve(process.argv[2] ?? join(root, 'apps/api/dist'));
const { build } = createRequire(join(root, 'apps/api/package.json'))('esbuild');

const npmPackagesOutside = {
  name: 'npm-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@bolillero/') ? undefined : { path, external: true },
    );
  },
};

/** The bundle is moved to apps/api/dist when it is whole; addresses are relative to that place. */
const ownAddress = {
  name: 'own-address',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const place = JSON.stringify(relative(join(root, 'apps/api/dist'), path));
      const source = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: source.replaceAll(/\bimport\.meta\.url\b/g, `new URL(${place}, import.meta.url).href`),
      };
    });
  },
};

await build({
  entryPoints: {
    server: join(root, 'apps/api/src/server.ts'),
    guard: join(root, 'packages/embedded-postgres/src/guard.ts'),
    'backtest-worker': join(root, 'apps/api/src/engine/backtest-worker.ts'),
    'read-file-process': join(root, 'apps/api/src/modules/imports/read-file-process.ts'),
  },
  outdir: output,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [npmPackagesOutside, ownAddress],
});
