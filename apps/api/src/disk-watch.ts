import { statfs } from 'node:fs/promises';

/** Whether there is room to write. */
export interface DiskWatch {
  /** Told of a write that was refused because the disk of the database is full. */
  refused(): void;
  isFull(): Promise<boolean>;
}

interface Watched {
  /** The folder of the embedded database; null: it is elsewhere. */
  readonly folder: string | null;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** Two files of PostgreSQL's log of changes: with less it may stop at any moment. In bytes. */
const reserve = 32 * 1_048_576;
/** For so long a refused write tells of a disk that cannot be looked at, in milliseconds. */
const tells = 30_000;

/**
 * Knows of a full disk by looking where it can look, and by what the database refused where it cannot. Of either nothing is left
 * once there is room again.
 */
export function createDiskWatch({ folder, now = () => performance.now() }: Watched): DiskWatch {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    refused() {
      refusedAt = now();
    },
    async isFull() {
      const room = folder === null ? null : await roomIn(folder);
      return room === null ? now() - refusedAt < tells : room < reserve;
    },
  };
}

/** Bytes that may still be written; null where that cannot be told, as of a folder that is not there yet. */
async function roomIn(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
