import { setImmediate } from 'node:timers/promises';

/** Lines that are checked or written at a time: between two steps others are served, and a cancelled import stops. */
export const rowsPerStep = 1_000;

/** Whoever asked has gone away: what was written so far is undone. */
export class ImportCancelled extends Error {}

/** Follows an import for whoever waits for it. */
export interface Progress {
  /** Lets others be served; throws `ImportCancelled` when nobody waits any more. */
  step(): Promise<void>;
  /** Tells how many lines of the file are done. */
  done(lines: number, total: number): void;
}

export function progressOf(signal: AbortSignal, tell: Progress['done']): Progress {
  return {
    step: async () => {
      await setImmediate();
      if (signal.aborted) throw new ImportCancelled();
    },
    done: tell,
  };
}

/** For an answer that comes in one piece. */
export const unfollowed: Progress = progressOf(new AbortController().signal, () => {});

export function inParts<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / rowsPerStep);
  return Array.from({ length: count }, (_, part) => list.slice(part * rowsPerStep, (part + 1) * rowsPerStep));
}
