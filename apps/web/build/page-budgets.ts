import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { budgets, faultsOf, type Weights } from './budgets.ts';
import { type ManifestPage, manifestName } from './page-manifest.ts';
import { pagesOfBuild } from './pages-of-build.ts';

/** Never in a customer's page: the back-office. */
const isForeign = (id: string) =>
  /\/src\/(app\/admin\/(?!routes\.)|features\/admin-|components\/layout\/AdminLayout)/.test(id);

/**
 * Fails the build when a customer's page needs more bytes than its budget on a first visit (`budgets.ts`), packed as they are
 * sent, or when code of the back-office is part of it. Comes after the plugins that write the manifest and the packed files.
 */
export function pageBudgets(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'page-budgets',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const moduleInfo = (id: string) => this.getModuleInfo(id);
        const strays = pagesOfBuild({ root, bundle, moduleInfo })
          .filter(({ half }) => half === 'customer')
          .flatMap(({ pattern, chunks }) =>
            [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.filter(isForeign)))].map(
              (id) => `${pattern} loads what only the back-office may: ${id}`,
            ),
          );
        if (strays.length > 0) this.error(strays.slice(0, 10).join('\n'));
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const pages = weighPages(folder);
        const gone = Object.keys(budgets).filter((name) => pages.every(({ pattern }) => pattern !== name));
        const faults = [
          ...pages.flatMap(({ pattern, weights }) => faultsOf(pattern, weights, budgets[pattern])),
          ...gone.map((pattern) => `${pattern} has a budget and is no page.`),
        ];
        if (faults.length > 0) this.error(faults.join('\n'));
      },
    },
  };
}

/** What each customer's page transfers when nothing of it is kept yet, in bytes. */
function weighPages(folder: string): { pattern: string; weights: Weights }[] {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const { pages } = JSON.parse(readFileSync(join(folder, manifestName), 'utf8')) as { pages: ManifestPage[] };
  const ofEveryPage = [...template.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(
    ([, name]) => name ?? '',
  );
  const sum = (names: readonly string[], ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .reduce((bytes, name) => bytes + packedSize(join(folder, name)), 0);
  return pages
    .filter(({ pattern }) => !/^\/(admin|login$)/.test(pattern))
    .map(({ pattern, scripts, styles }) => {
      const files = [...ofEveryPage, ...scripts, ...styles];
      // The server adds the page's own files to the document.
      const document = brotliCompressSync(`${template}${[...scripts, ...styles].join()}`).length;
      return { pattern, weights: { script: sum(files, '.js'), style: sum(files, '.css'), document } };
    });
}

const packedSize = (path: string) =>
  (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
