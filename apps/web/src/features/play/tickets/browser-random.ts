import { type RandomSource, randomSourceOver } from '@bolillero/domain/random/random-source';

/** The browser's cryptographic random source. */
export const browserRandom: RandomSource = randomSourceOver(
  () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
);

/** An id for a ticket of this browser; not secret, only different from all others. */
export function newTicketId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
