import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content codings that are spoken (RFC 9110, 8.4.1), the one that packs better first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Less than this fits one packet as it is. */
export const leastBytes = 1024;

/**
 * Of what is packed when it is asked for. Tried on answers of 1 to 19 kB: for the time of gzip's 6 or less a seventh smaller; 9 takes
 * thirty times as long for nothing.
 */
const quickQuality = 5;
const bestQuality = 11;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Packs bytes, off the main thread. `best` is for what is packed once and sent often. */
export function pack(bytes: Buffer, coding: Coding, { best = false } = {}): Promise<Buffer> {
  if (coding === 'gzip') return gz(bytes);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: best ? bestQuality : quickQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** What is sent again and again: written out once, and packed once for each coding, when that is first asked for. */
export interface KeptBytes {
  readonly bytes: Buffer;
  /** Names the content, whatever its coding. */
  readonly hash: string;
  packed(coding: Coding): Promise<Buffer>;
}

interface KeepOptions {
  readonly best?: boolean;
  /** Told how many bytes more are held, whenever a coding has been made. */
  readonly onGrown?: (bytes: number) => void;
}

export function keepBytes(bytes: Buffer, { best = false, onGrown }: KeepOptions = {}): KeptBytes {
  const made = new Map<Coding, Promise<Buffer>>();
  return {
    bytes,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    packed(coding) {
      const known = made.get(coding);
      if (known !== undefined) return known;
      const making = pack(bytes, coding, { best });
      made.set(coding, making);
      void making.then(
        ({ length }) => onGrown?.(length),
        () => made.delete(coding),
      );
      return making;
    },
  };
}
