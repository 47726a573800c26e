import { AppError } from '../errors/app-error.ts';

export interface ExportSlots {
  /**
   * Takes one, and answers what gives it back.
   * @throws {AppError} exports-busy
   */
  take(): () => void;
}

/** After so many seconds who was refused may try again. */
const retrySeconds = '10';

/**
 * How many exports one process makes at a time. Each holds a connection of the pool as long as it lasts: a quarter of them,
 * three at most, so that every other call finds one.
 */
export function createExportSlots(connections: number): ExportSlots {
  let free = Math.min(3, Math.max(1, Math.floor(connections / 4)));
  return {
    take() {
      if (free === 0) throw new AppError('exports-busy', { headers: { 'retry-after': retrySeconds } });
      free -= 1;
      let held = true;
      return () => {
        if (held) free += 1;
        held = false;
      };
    },
  };
}
