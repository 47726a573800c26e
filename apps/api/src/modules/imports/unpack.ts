import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** Why an archive is not unpacked: it is none, or holds more than was allowed. */
export class ArchiveRefused extends Error {
  readonly reason: 'broken' | 'too-big';

  constructor(reason: 'broken' | 'too-big', cause?: unknown) {
    super(`archive ${reason}`, { cause });
    this.reason = reason;
  }
}

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
const endLength = 22;
const longestComment = 0xffff;
const centralLength = 46;
const localLength = 30;
const mostEntries = 2_000;
const encrypted = 1;
const methods = { stored: 0, deflated: 8 } as const;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
}

/**
 * The wanted files of a ZIP archive. Never unpacks more than `budget` bytes in all, whatever the archive says of itself.
 * Throws `ArchiveRefused`.
 */
export async function unpack(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  budget: number,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let left = budget;
  for (const entry of entriesOf(archive)) {
    if (!isWanted(entry.name)) continue;
    const content = await contentOf(entry, left);
    left -= content.length;
    if (left < 0) throw new ArchiveRefused('too-big');
    files.set(entry.name, content);
  }
  return files;
}

async function contentOf({ method, packed }: Entry, most: number): Promise<Buffer> {
  if (method === methods.stored) return packed;
  if (method !== methods.deflated) throw new ArchiveRefused('broken');
  try {
    return await inflate(packed, { maxOutputLength: most + 1 });
  } catch (error) {
    const isTooBig = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchiveRefused(isTooBig ? 'too-big' : 'broken', error);
  }
}

/** The entries that the archive's own directory lists. */
function entriesOf(archive: Buffer): Entry[] {
  try {
    return readDirectory(archive);
  } catch (error) {
    // An address beyond the end of the file.
    if (error instanceof RangeError) throw new ArchiveRefused('broken', error);
    throw error;
  }
}

function readDirectory(archive: Buffer): Entry[] {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > mostEntries) throw new ArchiveRefused('too-big');
  const entries: Entry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== signatures.central) throw new ArchiveRefused('broken');
    if ((archive.readUInt16LE(at + 8) & encrypted) !== 0) throw new ArchiveRefused('broken');
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + centralLength, at + centralLength + nameLength);
    const start = dataStart(archive, archive.readUInt32LE(at + 42));
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    entries.push({ name, method: archive.readUInt16LE(at + 10), packed });
    at += centralLength + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - endLength - longestComment);
  for (let at = archive.length - endLength; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === signatures.end) return at;
  }
  throw new ArchiveRefused('broken');
}

function dataStart(archive: Buffer, at: number): number {
  if (archive.readUInt32LE(at) !== signatures.local) throw new ArchiveRefused('broken');
  return at + localLength + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
}

/** Files as a ZIP archive that compresses nothing. */
export function pack(files: ReadonlyMap<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const bytes = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(methods.stored, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(bytes.length, 22);
    locals.push(uint32(signatures.local), common, bytes, content);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(uint32(signatures.central), Buffer.from([20, 0]), common, tail, bytes);
    at += 4 + common.length + bytes.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(signatures.end, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
