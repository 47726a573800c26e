import { zipSync } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Why an archive is not unpacked: it is none, or holds more than was allowed. */
export class ArchiveRefused extends Error {
  readonly reason: 'broken' | 'too-big';

  constructor(reason: 'broken' | 'too-big', cause?: unknown) {
    super(`archive ${reason}`, { cause });
    this.reason = reason;
  }
}

const mostEntries = 2_000;

/**
 * The wanted files of a ZIP archive. Never unpacks more than `budget` bytes in all, whatever the archive says of itself.
 * Throws `ArchiveRefused`.
 */
export async function unpack(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  budget: number,
): Promise<Map<string, Buffer>> {
  try {
    return await unpackWithin(archive, isWanted, budget);
  } catch (error) {
    // Whatever the library says of an archive, in words alone, is that it is not a good one.
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('broken', error);
  }
}

async function unpackWithin(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  budget: number,
): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive, {
    lazyEntries: true,
    // Names become no paths here, and some programs begin them with a slash.
    decodeStrings: false,
    // Bytes are counted as they come; what the archive says of their number is not asked.
    validateEntrySizes: false,
  });
  if (zip.entryCount > mostEntries) throw new ArchiveRefused('too-big');
  const files = new Map<string, Buffer>();
  let left = budget;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString('utf8');
    if (!isWanted(name)) continue;
    const content = await contentOf(zip, entry, left);
    left -= content.length;
    files.set(name, content);
  }
  return files;
}

/** An entry's bytes, unpacked piece by piece; refused with the first that is beyond `most`. */
async function contentOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    length += piece.length;
    if (length > most) throw new ArchiveRefused('too-big');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Files as a ZIP archive that compresses nothing. */
export function pack(files: ReadonlyMap<string, Buffer>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }));
}
