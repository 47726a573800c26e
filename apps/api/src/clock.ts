/** The time of the house. Nothing else in the server reads the system clock for what players see. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  date(): Date;
}

/** A clock that ticks on from `startAt` (the setting BOLILLERO_NOW), or the real one without it. */
export function createClock(startAt: number | null): Clock {
  const offset = startAt === null ? 0 : startAt - Date.now();
  const now = () => Date.now() + offset;
  return { now, date: () => new Date(now()) };
}
