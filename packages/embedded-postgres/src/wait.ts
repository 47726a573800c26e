import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the condition holds; answers whether it did within the time. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(15);
  }
  return true;
}
