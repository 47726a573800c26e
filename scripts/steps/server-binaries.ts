import { execFileSync } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Binaries, findBinaries } from '@bolillero/embedded-postgres/binaries';

const oldestServed = 15;

interface Found {
  readonly binaries: Binaries;
  readonly version: string;
}

/** The machine's own PostgreSQL, 15 or newer (the newest there is), else the one that npm installs. */
export function findServerBinaries(): Found {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'postgres')),
    ...globSync('/usr/lib/postgresql/*/bin/postgres'),
  ]
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  const own = [...new Set(folders)]
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .map(describe)
    .filter(({ binaries }) => Number(binaries.major) >= oldestServed)
    .sort((a, b) => Number(b.binaries.major) - Number(a.binaries.major));
  return own[0] ?? describe(dirname(findBinaries().postgres));
}

function describe(folder: string): Found {
  const postgres = join(folder, 'postgres');
  const output = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  const version = /\d+(\.\d+)*/.exec(output)?.[0] ?? '0';
  return {
    binaries: { postgres, initdb: join(folder, 'initdb'), major: version.split('.')[0] ?? version },
    version,
  };
}
