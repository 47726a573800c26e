import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/**
 * Writes a ZIP archive while its files are made: fflate keeps the archive's books, Node packs off the main thread. What has been
 * written since the last call is answered by `taken`.
 */
export function createZip(at: Date) {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    /** One file at a time: the one before is ended first. */
    open(name: string) {
      const packer = createDeflateRaw({ level: 4 });
      const file: ZipInputFile & { crc: number; size: number } = {
        filename: name,
        compression: 8,
        mtime: at,
        crc: 0,
        size: 0,
      };
      zip.add(file);
      packer.on('data', (chunk: Buffer<ArrayBuffer>) => file.ondata?.(null, chunk, false));
      return {
        async write(text: string): Promise<void> {
          const bytes = Buffer.from(text);
          file.crc = crc32(bytes, file.crc);
          file.size += bytes.length;
          await packed(packer, bytes);
        },
        async end(): Promise<void> {
          const { promise, resolve, reject } = Promise.withResolvers<void>();
          packer.on('end', resolve).on('error', reject).end();
          await promise;
          file.ondata?.(null, new Uint8Array(0), true);
        },
      };
    },
    close: (): void => zip.end(),
    taken(): readonly Uint8Array[] {
      const taken = chunks;
      chunks = [];
      return taken;
    },
  };
}

function packed(packer: DeflateRaw, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    packer.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
