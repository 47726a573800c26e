import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const isText = (name: string) => /\.(?:js|css|svg|txt|json|map|xml|webmanifest)$/.test(name);

/**
 * Writes each text file's `.br` (at the highest quality, which is the default) and `.gz` beside it, for a server to send as they
 * are. Not of index.html, which the server composes for each page, nor where it would save nothing.
 */
export function packedFiles(): Plugin {
  let folder = '';
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // When the files of public/ are there too.
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((name) => isText(name) && !name.startsWith('.'))
          .map((name) => packOne(join(folder, name))),
      );
    },
  };
}

async function packOne(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [smallest, common] = await Promise.all([brotli(bytes), gz(bytes, { level: 9 })]);
  if (smallest.length < bytes.length) await writeFile(`${path}.br`, smallest);
  if (common.length < bytes.length) await writeFile(`${path}.gz`, common);
}
