/** How far the server's clock is ahead of this device's, in milliseconds. Countdowns follow the server. */
let ahead = 0;

/** Takes note of the server's time: an ISO instant, or nothing when an answer did not say. */
export function observeServerClock(iso: string | null | undefined): void {
  const instant = iso ? Date.parse(iso) : Number.NaN;
  if (!Number.isNaN(instant)) ahead = instant - Date.now();
}

/** This instant by the server's clock, in milliseconds since the epoch. */
export function serverNow(): number {
  return Date.now() + ahead;
}
