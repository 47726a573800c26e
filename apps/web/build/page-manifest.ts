import type { Plugin } from 'vite';
import { pagesOfBuild } from './pages-of-build.ts';

/** What the server knows of one page; the shape is read by `apps/api/src/pages/build.ts`. */
export interface ManifestPage {
  /** In the form of `URLPattern`: `/loteria/:id/:name`. */
  readonly pattern: string;
  /** The address names a lottery by `id` and `name`: where it does not exist, the page does not either. */
  readonly ofLottery: boolean;
  /** Scripts and styles that the page needs besides those of every page, from the root. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const manifestName = '.pages.json';

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
        const moduleInfo = (id: string) => this.getModuleInfo(id);
        const pages = pagesOfBuild({ root, bundle, moduleInfo }).map(
          ({ half, pattern, chunks }): ManifestPage => ({
            pattern: pattern.replaceAll('$', ':'),
            ofLottery: isOfLottery(half, pattern),
            scripts: chunks.map(({ fileName }) => `/${fileName}`),
            styles: [
              ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
            ].map((name) => `/${name}`),
          }),
        );
        this.emitFile({ type: 'asset', fileName: manifestName, source: JSON.stringify({ pages }) });
      },
    },
  };
}
