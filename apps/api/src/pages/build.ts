import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page of the web's build: which addresses it has and what it needs. The build writes it, `apps/web/build/page-manifest.ts`. */
export interface BuiltPage {
  /** In the form of `URLPattern`: `/loteria/:id/:name`. */
  readonly pattern: string;
  /** The address names a lottery by `id` and `name`: where it does not exist, the page does not either. */
  readonly ofLottery: boolean;
  /** What the browser will need besides what every page needs, from the root. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface WebBuild {
  readonly folder: string;
  /** The document that every page begins as. */
  readonly template: string;
  readonly pages: readonly BuiltPage[];
}

const manifest = '.pages.json';

/** Where the build is, seen from the bundle (apps/api/dist) and from the sources. */
const places = ['../../web/dist', '../../../web/dist'];

/** The build of the web application; null where it has not been built, as while developing. */
export function findWebBuild(): WebBuild | null {
  const folders = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const folder = folders.find((one) => existsSync(join(one, manifest)));
  return folder === undefined ? null : readWebBuild(folder);
}

export function readWebBuild(folder: string): WebBuild {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { pages } = JSON.parse(read(manifest)) as Pick<WebBuild, 'pages'>;
  return { folder, template: read('index.html'), pages };
}
