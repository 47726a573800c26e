import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { routes } from '../src/paths.ts';
import { closureOf } from './chunks.ts';
import { pagesOfRoutes } from './route-files.ts';

const halves = ['customer', 'admin'] as const;

/** A page as it was built. */
export interface PageOfBuild {
  readonly half: (typeof halves)[number];
  /** As paths.ts writes it: `/loteria/$id/$name`. */
  readonly pattern: string;
  /** What it needs besides the entry and what that imports. */
  readonly chunks: readonly Rolldown.OutputChunk[];
}

interface Build {
  /** Folder of the web's sources. */
  readonly root: string;
  readonly bundle: Rolldown.OutputBundle;
  readonly moduleInfo: (id: string) => Rolldown.ModuleInfo | null;
}

/** Every page of paths.ts with its chunks; throws where a page has no route. */
export function pagesOfBuild({ root, bundle, moduleInfo }: Build): PageOfBuild[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const loadedAnyway = new Set(closureOf(entries, bundle));
  const pages = halves.flatMap((half) => {
    const file = resolve(root, `src/app/${half}/routes.ts`);
    return pagesOfRoutes(readFileSync(file, 'utf8'), routes).map(({ pattern, modules }): PageOfBuild => {
      const own = modules.flatMap(({ path, onDemand }) => {
        const id = resolve(dirname(file), path);
        const ids = onDemand ? [id] : (moduleInfo(id)?.dynamicallyImportedIds ?? []);
        return ids.map((one) => chunkOf(one, chunks));
      });
      const needed = closureOf(own, bundle).filter((chunk) => !loadedAnyway.has(chunk));
      return { half, pattern, chunks: needed };
    });
  });
  const missing = Object.values(routes).filter((pattern) => pages.every((page) => page.pattern !== pattern));
  if (missing.length > 0) throw new Error(`No route was found for ${missing.join(', ')}.`);
  return pages;
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (found === undefined) throw new Error(`No chunk holds ${module}.`);
  return found;
}
