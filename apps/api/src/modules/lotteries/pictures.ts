import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '../../errors/app-error.ts';
import type { ReceivedFile } from '../../plugins/receive-file.ts';

/** An uploaded picture has fewer bytes than this. */
export const pictureBelow = 1_048_576;

/** A picture is at most so wide and so high, in pixels: more is refused before anything of it is unpacked. */
const longestSide = 4_096;

/** The longer side of what is kept: twice the largest size in which a lottery is shown. */
const keptSide = 512;

const readable: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** A picture as it is kept: a WebP of our own making, with the hash that addresses it. */
export interface Picture {
  readonly sha256: Buffer;
  readonly bytes: Buffer;
}

/**
 * An uploaded picture, judged by its bytes and made anew: its pixels alone are kept, upright and no larger than they are shown; of a moving
 * one the first.
 * @throws {AppError} image-unreadable
 */
export async function makePicture({ bytes }: ReceivedFile): Promise<Picture> {
  const refusal = new AppError('image-unreadable', { values: { side: longestSide } });
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !readable.has(type.mime)) throw refusal;
  const open = () => sharp(bytes, { limitInputPixels: longestSide ** 2, failOn: 'error', pages: 1 });
  try {
    const { width, height } = await open().metadata();
    if (width > longestSide || height > longestSide) throw refusal;
    const made = await open()
      .autoOrient()
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
    return { bytes: made, sha256: createHash('sha256').update(made).digest() };
  } catch {
    throw refusal;
  }
}
