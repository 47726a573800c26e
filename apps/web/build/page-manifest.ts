import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../src/paths.ts';
import { closureOf } from './chunks.ts';
import { pagesOfRoutes } from './route-files.ts';

const halves = ['customer', 'admin'] as const;

/** What the server knows of one page; the shape is read by `apps/api/src/pages/build.ts`. */
interface ManifestPage {
  /** In the form of `URLPattern`: `/loteria/:id/:name`. */
  readonly pattern: string;
  /** The address names a lottery by `id` and `name`: where it does not exist, the page does not either. */
  readonly ofLottery: boolean;
  /** Scripts and styles that the page needs besides those of every page, from the root. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const isOfLottery = (half: string, pattern: string) =>
  half === 'customer' && /\/\$id\/\$name(\/|$)/.test(pattern);

/**
 * Writes `.pages.json` beside index.html: every address that is a page, with the files that it needs, so that the server
 * knows what is none, and can have the browser fetch a page's files before its script asks for them.
 */
export function pageManifest(): Plugin {
  let root = '';
  return {
    name: 'page-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const loadedAnyway = new Set(
          closureOf(
            chunks.filter(({ isEntry }) => isEntry),
            bundle,
          ),
        );
        const pages = halves.flatMap((half) => {
          const file = resolve(root, `src/app/${half}/routes.ts`);
          return pagesOfRoutes(readFileSync(file, 'utf8'), routes).map(
            ({ pattern, modules }): ManifestPage => {
              const own = modules.flatMap(({ path, onDemand }) => {
                const id = resolve(dirname(file), path);
                const ids = onDemand ? [id] : (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
                return ids.map((one) => chunkOf(one, chunks));
              });
              const needed = closureOf(own, bundle).filter((chunk) => !loadedAnyway.has(chunk));
              return {
                pattern: pattern.replaceAll('$', ':'),
                ofLottery: isOfLottery(half, pattern),
                scripts: needed.map(({ fileName }) => `/${fileName}`),
                styles: [
                  ...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
                ].map((name) => `/${name}`),
              };
            },
          );
        });
        const missing = Object.values(routes).filter(
          (pattern) => !pages.some((page) => page.pattern === pattern.replaceAll('$', ':')),
        );
        if (missing.length > 0) this.error(`No route was found for ${missing.join(', ')}.`);
        this.emitFile({ type: 'asset', fileName: '.pages.json', source: JSON.stringify({ pages }) });
      },
    },
  };
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (found === undefined) throw new Error(`No chunk holds ${module}.`);
  return found;
}
