import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faults } from './errors.ts';

/** What the address of a socket has room for, in bytes, its closing zero left out. */
const longest = process.platform === 'darwin' ? 103 : 107;

/**
 * The name under which server and clients reach the socket's folder: the folder itself or, where that is too long,
 * a short link to it in a private folder for temporary files.
 */
export function reachableSocketFolder(folder: string, port: number): string {
  const fits = (path: string) => Buffer.byteLength(join(path, `.s.PGSQL.${port}`)) <= longest;
  if (fits(folder)) return folder;
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const name = `bolillero-${process.getuid?.() ?? 0}-${key}`;
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const link = join(parent, name, 's');
    if (fits(link) && makeLink(join(parent, name), link, folder)) return link;
  }
  throw faults.folderUnusable(folder, 'la ruta es demasiado larga para el socket de PostgreSQL');
}

/** Removes what `reachableSocketFolder` may have made. */
export function removeShortcut(socketFolder: string, folder: string): void {
  if (socketFolder !== folder) rmSync(join(socketFolder, '..'), { recursive: true, force: true });
}

/** False when the name is taken by another user: the folder for temporary files is everybody's. */
function makeLink(holder: string, link: string, target: string): boolean {
  try {
    mkdirSync(holder, { mode: 0o711 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
  }
  const stats = lstatSync(holder);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.()) return false;
  if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) {
    if (readlinkSync(link) === target) return true;
    rmSync(link);
  }
  symlinkSync(target, link);
  return true;
}
